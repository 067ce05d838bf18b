// Chromium, driven by playwright, which only pictures and end-to-end tests need: it is installed into .cache.
import { fetched, requireFrom } from '../fetched.mjs';

const VERSION = '1.65.1';
const modules = fetched('playwright', [`playwright-core@${VERSION}`], 'playwright-core/package.json');
const { chromium, selectors } = requireFrom(modules)('playwright-core');

export { selectors };

export function launch() {
	return chromium.launch({
		executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
	});
}
