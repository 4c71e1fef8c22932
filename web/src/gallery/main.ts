import { mount } from 'svelte';
import '../styles/index.css';
import Gallery from './Gallery.svelte';

// For those who draw: `npm run dev`, then /gallery.html?theme=dark#people. No part of the build.
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const target = document.getElementById('app');
if (!target) throw new Error('gallery.html has no #app');

export default mount(Gallery, { target });
