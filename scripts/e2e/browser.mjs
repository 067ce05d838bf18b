// Chromium at the editor of an n8n, logged in as its owner.
import { selectors } from '../pictures/chromium.mjs';
import { OWNER } from './n8n.mjs';

export { launch } from '../pictures/chromium.mjs';

// n8n spells the attribute so; with playwright's default, every look-up would time out.
selectors.setTestIdAttribute('data-test-id');

/** A page of the editor in one theme. */
export async function openEditor(browser, { url }, { viewport, theme = 'light' }) {
	const context = await browser.newContext({ viewport, colorScheme: theme, deviceScaleFactor: 1 });
	const { email: emailOrLdapLoginId, password } = OWNER;
	await context.request.post(`${url}/rest/login`, { data: { emailOrLdapLoginId, password } });
	await context.addInitScript((value) => globalThis.localStorage.setItem('N8N_THEME', value), theme);
	const page = await context.newPage();
	// Generous for a busy machine; the wait ends as soon as the element is there.
	page.setDefaultTimeout(180_000);
	return page;
}

export async function openWorkflow(page, { url }, id) {
	await page.goto(`${url}/workflow/${id}`);
	await page.getByTestId('canvas-node').first().waitFor();
}
