import { mount } from 'svelte';
import './styles/index.css';
import App from './App.svelte';
import { applyPrefs } from './prefs/mine.svelte';
import { router } from './router/router.svelte';
import { allowSound } from './sound/play';
import { watchNetwork } from './wire/connect';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

applyPrefs();
allowSound();
router.listen();
watchNetwork();

export default mount(App, { target });
