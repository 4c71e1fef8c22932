import { mount } from 'svelte';
import './styles/index.css';
import App from './App.svelte';
import { paintAccents } from './art/covers/accent';
import { applyPrefs } from './prefs/mine.svelte';
import { router } from './router/router.svelte';
import { watchTables } from './notices/notices.svelte';
import { allowSound } from './sound/play';
import { api } from './wire/api';
import { watchNetwork } from './wire/connect';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// A page that can't reach the house says so itself; without it there is nothing to paint.
api.games().then(paintAccents, () => undefined);
applyPrefs();
allowSound();
router.listen();
watchNetwork();
watchTables();

export default mount(App, { target });
