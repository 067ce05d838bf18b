// Every operation through a webhook of the real n8n, judged by qpdf and poppler.
import { setTimeout as delay } from 'node:timers/promises';
import { numbered, signed } from './documents.mjs';
import { assert, assertClean, expect, numbers, pageTexts, showEncryption, uncompressed } from './judge.mjs';
import { webhookWorkflow } from './workflows.mjs';

const OPEN = 'open sesame';
const OWNER = 'owner only';

/** Posts files as multipart fields. Returns status, bytes and the JSON of the items. */
export async function post(url, name, files, fields = {}) {
	const form = new FormData();
	for (const [field, [fileName, bytes, type = 'application/pdf']] of Object.entries(files))
		form.append(field, new Blob([bytes], { type }), fileName);
	for (const [field, value] of Object.entries(fields)) form.append(field, value);
	const answer = await fetch(`${url}/webhook/${name}`, { method: 'POST', body: form });
	const bytes = Buffer.from(await answer.arrayBuffer());
	const header = answer.headers.get('x-octavo-json');
	return { status: answer.status, bytes, items: header ? JSON.parse(decodeURIComponent(header)) : [] };
}

/** Creates and publishes a workflow; its webhook answers a moment later. */
export async function publish({ api, url }, name, workflow) {
	await api.activate(await api.createWorkflow(workflow));
	for (let attempt = 0; attempt < 40; attempt++) {
		// A path that is not registered yet answers 404 to every method; a registered POST answers GET with 404 and another text.
		const text = await (await fetch(`${url}/webhook/${name}`)).text();
		if (text.includes('not registered for GET')) return;
		await delay(150);
	}
	throw new Error(`the webhook ${name} was not registered`);
}

const documentCase = (operation, parameters, input, judge) => ({ resource: 'document', operation, parameters, input, judge });
const pageCase = (operation, parameters, judge) => ({ resource: 'page', operation, parameters, input: 'ten', judge });
const securityCase = (operation, parameters, input, judge) => ({ resource: 'security', operation, parameters, input, judge });

/** One case per operation; `judge` receives the returned bytes and the JSON of the items. */
export const cases = [
	documentCase('mergeDocuments', { mergeSource: 'eachItem', binaryPropertyNames: 'data, data' }, 'ten', (bytes, [json]) => {
		expect(pageTexts(bytes), [...numbers(1, 10), ...numbers(1, 10)], 'texts');
		expect(json.pageCount, 20, 'pageCount');
	}),
	documentCase('splitBySize', { maximumBytes: 40_000 }, 'heavy', (bytes, items) => {
		assert(bytes.length <= 40_000, `the part has ${bytes.length} bytes`);
		expect(
			items.map(({ part }) => part),
			items.map((_, index) => index + 1),
			'parts',
		);
		expect([items[0].firstPage, items.at(-1).lastPage], [1, 12], 'pages');
		expect(pageTexts(bytes), numbers(1, items[0].lastPage), 'texts of the first part');
	}),
	pageCase('extractPages', { pageRange: { firstPage: 3, lastPage: 5 } }, (bytes) =>
		expect(pageTexts(bytes), numbers(3, 5), 'texts'),
	),
	pageCase('removePages', { pageRange: { firstPage: 2 } }, (bytes) => expect(pageTexts(bytes), ['Page 1'], 'texts')),
	pageCase('reorderPages', { pageOrder: '-1,1..2,1' }, (bytes) =>
		expect(pageTexts(bytes), ['Page 10', 'Page 1', 'Page 2', 'Page 1'], 'texts'),
	),
	pageCase('reversePages', {}, (bytes) => expect(pageTexts(bytes), numbers(10, 1), 'texts')),
	pageCase('rotatePages', { angle: -90, pageRange: { lastPage: 4 } }, (bytes) =>
		expect(uncompressed(bytes).match(/\/Rotate 270/g)?.length, 4, 'turned pages'),
	),
	securityCase('addPassword', { password: OPEN, options: { encryptionAlgorithm: 'AES-256' } }, 'ten', (bytes) => {
		assertClean(bytes, OPEN);
		assert(showEncryption(bytes, OPEN).includes('AESv3'), 'not encrypted with AES-256');
		expect(pageTexts(bytes, OPEN), numbers(1, 10), 'texts');
	}),
	securityCase(
		'addRestrictions',
		{ ownerPassword: OWNER, permissions: { allowPrint: false, allowCopyContent: false }, options: { userPassword: OPEN } },
		'ten',
		(bytes) => {
			const shown = showEncryption(bytes, OPEN);
			assert(shown.includes('print low resolution: not allowed') && shown.includes('AESv2'), shown);
			expect(pageTexts(bytes, OWNER), numbers(1, 10), 'texts');
		},
	),
	securityCase('removePassword', { password: OPEN }, 'locked', (bytes) =>
		assert(showEncryption(bytes).includes('not encrypted'), 'still encrypted'),
	),
	securityCase('removeRestrictions', {}, 'restricted', (bytes) => {
		const shown = showEncryption(bytes);
		assert(shown.includes('not encrypted') || !shown.includes('not allowed'), shown);
	}),
	securityCase('removeSignatures', {}, 'signed', (bytes, [json]) => {
		assert(!/\/ByteRange|\/SigFlags|\/Type \/Sig\b/.test(uncompressed(bytes)), 'a signature is left');
		assert(JSON.stringify(json.facts).includes('Signature1'), 'the JSON does not name the signature field');
	}),
	{
		resource: 'watermark',
		operation: 'addTextWatermark',
		parameters: { line1: 'DRAFT', options: { line2: 'Ελλάδα', color: 'Red' } },
		input: 'ten',
		judge: (bytes) =>
			assert(
				pageTexts(bytes).every((text) => text.includes('DRAFT') && text.includes('Ελλάδα')),
				'a page lacks the text',
			),
	},
];

/** The inputs of the cases. The operations themselves create the protected ones. */
export async function makeInputs(n8n) {
	const inputs = { ten: await numbered(10), heavy: await numbered(12, { ballast: 9000 }), signed: await signed(2) };
	await publish(n8n, 'lock', webhookWorkflow('lock', { resource: 'security', operation: 'addPassword', password: OPEN }));
	const restrict = {
		resource: 'security',
		operation: 'addRestrictions',
		ownerPassword: OWNER,
		permissions: { allowPrint: false },
	};
	await publish(n8n, 'restrict', webhookWorkflow('restrict', restrict));
	inputs.locked = (await post(n8n.url, 'lock', { data: ['ten.pdf', inputs.ten] })).bytes;
	inputs.restricted = (await post(n8n.url, 'restrict', { data: ['ten.pdf', inputs.ten] })).bytes;
	return inputs;
}

/** Runs one case in a workflow of its own. `more` goes to the workflow: settings, credentials. */
export async function runCase(
	n8n,
	inputs,
	{ resource, operation, parameters, input, judge },
	{ prefix = 'op', process = 'local', ...more } = {},
) {
	const name = `${prefix}-${operation}`;
	await publish(n8n, name, webhookWorkflow(name, { resource, operation, process, ...parameters }, more));
	const { status, bytes, items } = await post(n8n.url, name, { data: [`${input}.pdf`, inputs[input]] });
	expect(status, 200, `status, ${bytes.toString('utf8', 0, 300)}`);
	if (!['addPassword', 'addRestrictions'].includes(operation)) assertClean(bytes);
	judge(bytes, items);
}
