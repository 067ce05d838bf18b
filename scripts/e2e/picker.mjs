// Words that people type in the editor's list of nodes must lead to this node.
import { launch, openEditor, openWorkflow } from './browser.mjs';
import { assert, check } from './judge.mjs';
import { chain } from './workflows.mjs';

/** Words, and the lowest place at which the node may be listed. Short words match nodes of n8n too, which come first. */
const PLACES = {
	pdf: 3,
	'merge pdf': 3,
	'split pdf': 3,
	'rotate pdf': 3,
	'pdf password': 3,
	'extract pages': 3,
	'protect pdf': 3,
	'remove pages': 3,
	'fill pdf': 3,
	'page numbers': 3,
	watermark: 3,
	letterhead: 3,
	bates: 3,
	'pdf form': 3,
	'fill form': 3,
	'extract text': 3,
	'pdf text': 3,
	'find text': 3,
	'split by text': 3,
	'extract images': 3,
	'convert to pdf': 3,
	'text from pdf': 3,
	markdown: 5,
	invoice: 3,
	'e-invoice': 3,
	zugferd: 3,
	'factur-x': 3,
	xrechnung: 3,
	booklet: 3,
	'compare pdf': 3,
	'crop pdf': 3,
	'resize pdf': 3,
	'table of contents': 3,
	'markdown to pdf': 3,
	'html to pdf': 3,
	'pdf to image': 3,
	'pdf to png': 3,
	'compress pdf': 3,
	ocr: 5,
	scan: 5,
	'sign pdf': 3,
	redact: 3,
	'qr code': 5,
	'extract table': 3,
	'split invoices': 3,
	sanitize: 3,
	stamp: 5,
	sign: 5,
	// Nodes with the word in their name come first. Those that have it as a search word, as this one has, share a place, in the order of
	// how often they are used: so do mail and chat nodes with forms.
	form: 20,
	split: 5,
	extract: 5,
};

export async function picker(n8n) {
	const manual = { name: 'Manual', type: 'n8n-nodes-base.manualTrigger', typeVersion: 1, parameters: {} };
	const { id } = await n8n.api.createWorkflow(chain('picker', {}, [manual]));
	const browser = await launch();
	try {
		const page = await openEditor(browser, n8n, { viewport: { width: 1440, height: 1000 } });
		await openWorkflow(page, n8n, id);
		await page.getByTestId('node-creator-plus-button').first().click();
		const search = page.getByTestId('node-creator-search-bar');
		await search.waitFor();
		for (const [words, lowest] of Object.entries(PLACES))
			await check(`picker: ${words}`, async () => {
				await search.fill(words);
				const names = await settledNames(page);
				const place = names.findIndex((name) => name.startsWith('Octavo PDF')) + 1;
				assert(place >= 1 && place <= lowest, `place ${place} of ${names.slice(0, 12).join(', ')}`);
				return `place ${place} of ${names.length}`;
			});
	} finally {
		await browser.close();
	}
}

/** The names in the list once it has stopped changing: it is filtered a moment after the last key. */
async function settledNames(page) {
	const read = () =>
		page
			.getByTestId('node-creator-item-name')
			.allTextContents()
			.then((names) => names.map((name) => name.trim()));
	let names = await read();
	for (let equal = 0; equal < 3;) {
		await page.waitForTimeout(250);
		const next = await read();
		equal = JSON.stringify(next) === JSON.stringify(names) ? equal + 1 : 0;
		names = next;
	}
	return names;
}
