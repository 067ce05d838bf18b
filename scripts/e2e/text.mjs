// Text, fonts and electronic invoices in the real n8n, where it matters how the panel's own parameters, the fields of an item and
// two nodes in a row work together. The examples of the operations run elsewhere, one by one.
import { dejavu } from '../../test/support/documents/fonts.ts';
import { sample } from '../../test/support/documents/samples.ts';
import { numbered } from './documents.mjs';
import { continuing } from './fail-closed.mjs';
import { assert, assertClean, check, expect, fonts, numbers, pageTexts } from './judge.mjs';
import { post, publish } from './operations.mjs';
import { chain, NODE_TYPE, webhookWorkflow } from './workflows.mjs';

export async function textAndFonts(n8n) {
	const three = await numbered(3);
	await check('text: into the field that the user names, page by page', () => intoField(n8n, three));
	await check('text: parts are named after the text that was found', () => splitByText(n8n, three));
	await check('font: from a field of the item', () => fontFromField(n8n, three));
	await check('font: a missing field is named', async () => {
		const [item] = await continuing(n8n, 'font-missing', watermark('letters'), three);
		expect(item.error, "The item has no binary field 'letters' (file.pdf)", 'error');
		assert(item.details.includes('as Font'), item.details);
	});
	await check('e-invoice: created from a file of the item, and read by the next node', () => createAndRead(n8n));
}

async function intoField(n8n, three) {
	const parameters = { resource: 'text', operation: 'extractText', options: { putTextIn: 'words', perPage: true } };
	const [item] = await continuing(n8n, 'text-field', parameters, three);
	assert(
		numbers(1, 3).every((text) => item.words.includes(text)),
		item.words,
	);
	expect(
		item.pdf.content.pages.map(({ text }) => text.trim()),
		numbers(1, 3),
		'pages',
	);
}

async function splitByText(n8n, three) {
	const search = { search: 'Page (\\d+)', searchMode: 'regex', options: { outputFileName: 'no {match}.pdf' } };
	const parameters = { resource: 'document', operation: 'splitByText', ...search };
	const items = await continuing(n8n, 'text-items', { ...parameters, splitOutput: 'items' }, three);
	const names = ['no 1.pdf', 'no 2.pdf', 'no 3.pdf'];
	expect(
		items.map(({ pdf }) => pdf.fileName),
		names,
		'names',
	);
	await publish(n8n, 'text-zip', webhookWorkflow('text-zip', { ...parameters, splitOutput: 'zip' }));
	const { status, bytes } = await post(n8n.url, 'text-zip', { data: ['three.pdf', three] });
	expect([status, bytes.toString('latin1', 0, 2)], [200, 'PK'], 'answer');
	for (const name of names) assert(bytes.includes(name), `${name} is not in the ZIP`);
}

async function fontFromField(n8n, three) {
	await publish(n8n, 'font-field', webhookWorkflow('font-field', watermark('letters')));
	const files = { data: ['three.pdf', three], letters: ['DejaVuSans.ttf', dejavu(), 'font/ttf'] };
	const { status, bytes } = await post(n8n.url, 'font-field', files);
	expect(status, 200, `status, ${bytes.toString('utf8', 0, 300)}`);
	assertClean(bytes);
	assert(fonts(bytes).includes('DejaVuSans'), fonts(bytes));
	for (const text of pageTexts(bytes)) assert(text.includes('Образец'), text);
}

async function createAndRead(n8n) {
	const octavo = (id, parameters) => ({ id, name: id, type: NODE_TYPE, typeVersion: 1, parameters });
	const create = octavo('Create', { resource: 'e_invoice', operation: 'createEInvoice', fields: { invoice: 'xml' } });
	const read = octavo('Read', { resource: 'e_invoice', operation: 'readEInvoice', keepFile: true });
	const [webhook, , respond] = webhookWorkflow('e-invoice', {}).nodes;
	await publish(n8n, 'e-invoice', chain('e-invoice', {}, [webhook, create, read, respond]));
	const files = { data: asFile(await sample('invoice-to-archive.pdf')), xml: asFile(await sample('invoice.xml'), 'text/xml') };
	const { status, bytes, items } = await post(n8n.url, 'e-invoice', files);
	expect(status, 200, `status, ${bytes.toString('utf8', 0, 300)}`);
	assertClean(bytes);
	expect([items[0].invoice.number, items[0].invoice.file], ['2026-1', 'factur-x.xml'], 'invoice');
}

const asFile = ({ name, bytes }, type) => [name, bytes, type];

const watermark = (font) => ({ resource: 'stamp', operation: 'addTextWatermark', line1: 'Образец', options: { font } });
