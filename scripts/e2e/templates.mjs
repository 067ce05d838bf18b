// The workflows of examples/n8n-templates, and those of examples/n8n that end in a mail, in a real n8n, with stubs in place of the
// services at their ends: a trigger or a download gives a sample, and nodes that send or store keep their items.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identityPem } from '../../test/support/documents/signed.ts';
import { sample } from '../../test/support/documents/samples.ts';
import { local } from '../../test/support/hosts/local.ts';
import { decode } from '../../shared/contract/values/decode.ts';
import { assert, assertClean, check, expect } from './judge.mjs';
import { executeHeadless, importCredential } from './lab.mjs';
import { root } from './install.mjs';
import { NODE_TYPE } from './workflows.mjs';

const FOLDER = path.join(root, 'examples', 'n8n-templates');
const EXAMPLES = path.join(root, 'examples', 'n8n');
/** Nodes of n8n that reach nothing outside, and stay. */
const KEPT = new Set([
	'n8n-nodes-base.stickyNote',
	'n8n-nodes-base.if',
	'n8n-nodes-base.noOp',
	'n8n-nodes-base.manualTrigger',
	'n8n-nodes-base.set',
	'n8n-nodes-base.splitOut',
	NODE_TYPE,
]);
const FIELDS = { 'New Mail': 'attachment_0' };

/** The report with a signature of now, in the time of its certificate. */
const SIGNED = 'signed-report.pdf';

/** By template: the samples that its sources give, and what reaches its end. */
const TEMPLATES = {
	'check-signed-contracts': {
		files: { 'New Contract': 'report.pdf', Contract: SIGNED },
		ends: { 'Save to Drive': ({ json }) => expect(json.pdf.signatures.allIntact, true, 'intact') },
	},
	'compress-attachments': {
		files: { 'New Mail': 'receipts.pdf' },
		ends: { 'Send It On': ({ json }) => assert(json.pdf.bytesAfter <= json.pdf.bytesBefore, 'it is larger') },
	},
	'form-to-letter': {
		rows: { Form: { name: 'Ada', text: 'Thank you for the **report**.' } },
		files: { Letterhead: 'letterhead.pdf' },
		ends: { 'Save to Drive': ({ name, bytes }) => letter(name, bytes) },
	},
	'invoice-tables-to-sheets': {
		files: { 'New Mail': 'invoices.pdf' },
		ends: { 'Add Rows': ({ json }) => assert(Object.keys(json).length > 1, JSON.stringify(json)) },
	},
	'merge-with-payment-code': { files: { 'New Mail': 'invoice-1.pdf' }, ends: { 'Save to Drive': document } },
	'pieces-to-vector-store': {
		files: { 'New Document': 'report.pdf', Document: 'report.pdf' },
		ends: { Store: ({ json }) => assert(json.text.length > 0 && json.pdf.piece.firstPage >= 1, JSON.stringify(json)) },
	},
	'redact-names-of-a-list': {
		files: { 'New Document': 'report.pdf', Document: 'report.pdf', 'Document Again': 'report.pdf' },
		rows: { Names: { name: 'Page' }, 'Ask the Team': { data: { approved: true } } },
		ends: {
			'Save to Drive': ({ json, bytes }) => (assertClean(bytes), assert(json.pdf.redactedMatches > 0, 'nothing is redacted')),
		},
	},
	'redact-uploads': {
		files: { Upload: 'report.pdf' },
		ends: { 'Tell the Team': ({ json }) => expect(json.pdf.redactedMatches, 0, 'matches') },
	},
	'rows-to-invoice-drafts': {
		rows: { 'Read Rows': { number: 7, name: 'Ada', email: 'ada@example.com', total: '9.00' } },
		ends: { 'Make a Draft': ({ name, bytes }) => (expect(name, 'invoice-7.pdf', 'name'), assertClean(bytes)) },
	},
	'scan-to-vision-model': {
		files: { Form: 'scanned.pdf' },
		field: 'scan',
		ends: { 'Add Rows': ({ bytes }) => expect(bytes.subarray(0, 3).toString('hex'), 'ffd8ff', 'image') },
	},
	'searchable-scans': {
		files: { 'New Scan': 'scanned.pdf', Scan: 'scanned.pdf' },
		ends: { 'Tell the Team': document },
	},
	'sign-and-mail': {
		files: { 'New Offer': 'report.pdf', Offer: 'report.pdf' },
		ends: { 'Mail It': ({ bytes }) => (assertClean(bytes), assert(bytes.includes('/ByteRange'), 'it is not signed')) },
	},
	'telegram-photo-to-pdf': { files: { Photo: 'receipt.jpg' }, ends: { 'Send It Back': document } },
	'thumbnails-in-a-table': {
		files: { Upload: 'report.pdf' },
		ends: {
			Answer: ({ json, bytes }) => (
				expect(json.pdf.width, 200, 'width'),
				expect(bytes.subarray(0, 3).toString('hex'), 'ffd8ff', 'image')
			),
		},
	},
	'when-extract-from-file-fails': {
		files: { 'Get the File': 'scanned.pdf' },
		ends: {
			'Use the Text': ({ json }) =>
				assert(
					json.pdf.notes.some((note) => note.includes('OCR')),
					JSON.stringify(json),
				),
		},
	},
};

/** The same for examples that begin with rows: each mail has a document. */
const MAILS = {
	'certificate-from-a-form': { ends: { 'Send Email': document } },
	'invoices-from-rows': { ends: { 'Send Email': document } },
};

export async function templates(n8n, lab) {
	const names = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));
	expect(Object.keys(TEMPLATES), names.sort(), 'templates with a test');
	const data = { format: 'pem', certificate: identityPem().toString('utf8'), password: '' };
	const credentials = importCredential(lab, n8n, data, 'octavoPdfCertificateApi', 'Octavo PDF Certificate API');
	for (const [folder, all] of [
		[FOLDER, TEMPLATES],
		[EXAMPLES, MAILS],
	])
		for (const [name, test] of Object.entries(all))
			await check(`template: ${name}`, () => run(path.join(folder, `${name}.json`), test, { lab, n8n, credentials }));
}

async function run(file, { files = {}, rows = {}, field, ends }, { lab, n8n, credentials }) {
	const workflow = JSON.parse(readFileSync(file, 'utf8'));
	const stubs = [];
	for (const node of workflow.nodes) {
		if (node.parameters.operation === 'signDocument') node.credentials = credentials;
		// The recognizer is in a service: test/nodes/examples has one.
		const isElsewhere = node.parameters.process === 'region';
		if (isElsewhere || files[node.name] || rows[node.name] || !KEPT.has(node.type))
			stubs.push(await stub(node, { file: files[node.name], row: rows[node.name], field, lab }));
	}
	const nodes = workflow.nodes.map((node) => stubs.find((one) => one.name === node.name) ?? node);
	const { id } = await n8n.api.createWorkflow({ ...workflow, ...startedByHand({ nodes, connections: workflow.connections }) });
	const done = await executeHeadless(lab, { ...n8n, env: { ...n8n.env, N8N_DEFAULT_BINARY_DATA_MODE: 'default' } }, id);
	const { error, runData } = done.data.resultData;
	assert(done.status === 'success', `status ${done.status}: ${error?.message}; ${error?.description ?? ''}`);
	for (const [end, judge] of Object.entries(ends)) {
		const items = runData[end]?.[0]?.data.main.flat() ?? [];
		assert(items.length > 0, `nothing reached ${end}: ${JSON.stringify(Object.keys(runData))}`);
		for (const { json, binary = {} } of items) {
			const bytes = binary.data && Buffer.from(binary.data.data, 'base64');
			judge({ json, name: binary.data?.fileName, bytes });
		}
	}
	return `${Object.keys(runData).length} nodes`;
}

/** A node of the same name, with a sample or the items that come in. */
async function stub(node, { file, row, field, lab }) {
	const placed = { id: node.id, name: node.name, position: node.position };
	if (row)
		return {
			...placed,
			type: 'n8n-nodes-base.set',
			typeVersion: 3.4,
			parameters: { mode: 'raw', jsonOutput: JSON.stringify(row), options: {} },
		};
	if (!file) return { ...placed, type: 'n8n-nodes-base.noOp', typeVersion: 1, parameters: {} };
	const at = path.join(lab.files, 'in', file);
	writeFileSync(at, file === SIGNED ? await signedReport() : (await sample(file)).bytes);
	return {
		...placed,
		type: 'n8n-nodes-base.readWriteFile',
		typeVersion: 1.1,
		parameters: { operation: 'read', fileSelector: at, options: { dataPropertyName: field ?? FIELDS[node.name] ?? 'data' } },
	};
}

/** With a button before the first node, whose trigger is a stub now, unless there is one. */
function startedByHand({ nodes, connections }) {
	const [, first] = nodes;
	if (nodes.some((node) => node.type === 'n8n-nodes-base.manualTrigger')) return { nodes, connections };
	const by = {
		id: 'by-hand',
		name: 'By Hand',
		type: 'n8n-nodes-base.manualTrigger',
		typeVersion: 1,
		parameters: {},
		position: [-220, 0],
	};
	return {
		nodes: [...nodes, by],
		connections: { ...connections, [by.name]: { main: [[{ node: first.name, type: 'main', index: 0 }]] } },
	};
}

async function signedReport() {
	const certificate = { name: 'key.pem', bytes: identityPem() };
	const { documents } = await local.run('sign_document', [await sample('report.pdf')], decode('sign_document', { certificate }));
	return documents[0].bytes;
}

function document({ bytes }) {
	assertClean(bytes);
}

function letter(name, bytes) {
	expect(name, 'letter.pdf', 'name');
	assertClean(bytes);
}
