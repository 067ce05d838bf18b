// npm run screenshots : docs/screenshots/*.png from the real n8n: each example on the canvas, the panel of each resource, and
// the list of nodes. Needs chromium. Names such as `panel-page` or `example-bates-numbers` after `--` renew those pictures only.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, openEditor, openWorkflow } from './browser.mjs';
import { numbered } from './documents.mjs';
import { camel } from '../../shared/contract/names.ts';
import { operationNames } from '../../shared/contract/operations/index.ts';
import { sample } from '../../test/support/documents/samples.ts';
import { importCredential, prepareLab, startN8n } from './lab.mjs';
import { root } from './install.mjs';
import { chain, example, exampleNames, NODE_TYPE } from './workflows.mjs';

const TARGET = path.join(root, 'docs', 'screenshots');
const CANVAS = { width: 1280, height: 680 };
const PANEL = { width: 1440, height: 900 };
/** Panels that would be cut. */
const TALL = { security: 1440, watermark: 1160, letterhead: 1000 };

/** A typical use in each panel, with options open. */
const PANELS = {
	document: {
		resource: 'document',
		operation: 'splitBySize',
		maximumMegabytes: 0.7,
		options: { outputFileName: 'report {index}.pdf' },
	},
	bookmarks: {
		resource: 'document',
		operation: 'setBookmarks',
		bookmarks: {
			values: [
				{ title: 'Summary', page: '1', level: 1 },
				{ title: 'Results', page: '3', level: 1 },
				{ title: 'Sales', page: '4', level: 2 },
			],
		},
	},
	page: { resource: 'page', operation: 'extractPages', pages: '2-3, last' },
	security: {
		resource: 'security',
		operation: 'addRestrictions',
		ownerPassword: 'only the office',
		permissions: permissions(['allowChangeContent', 'allowCopyContent', 'allowAssembleDocument']),
		options: {},
	},
	watermark: {
		resource: 'stamp',
		operation: 'addTextWatermark',
		line1: 'DRAFT',
		transparency: 70,
		options: { line2: '={{ $json.customer ?? "Ångström & Sons" }}', color: 'Red' },
	},
	letterhead: {
		resource: 'stamp',
		operation: 'addOverlay',
		overlay: "={{ $('Read Letterhead').first().binary.data }}",
		layer: 'under',
		options: { repeat: 'last' },
	},
	check: {
		resource: 'document',
		operation: 'checkDocument',
		onViolation: 'report',
		rules: { maximumPages: 5, forbiddenText: 'DRAFT', requireUnlocked: true },
	},
	text: {
		resource: 'text',
		operation: 'extractText',
		layout: 'markdown',
		options: { perPage: true, putTextIn: 'text' },
	},
	invoice: { resource: 'e_invoice', operation: 'readEInvoice' },
};
/** The panels whose output is JSON to look at. */
const JSON_OUTPUT = ['check', 'text', 'invoice'];
/** The panels that are shown in n8n's dark theme; all other pictures are light. */
const DARK = ['security', 'invoice'];

/** The node as a tool of an agent. */
const TOOL = {
	resource: 'page',
	operation: 'extractPages',
	binaryPropertyName: "={{ $('When Chat Message Received').first().binary.data0 }}",
	pages: "={{ $fromAI('pages', 'Pages to extract, such as 1..3, odd, last or not 2', 'string') }}",
};

const byHand = { name: 'Run by Hand', type: 'n8n-nodes-base.manualTrigger', typeVersion: 1, parameters: {} };
const reading = (name, file) => ({
	name,
	type: 'n8n-nodes-base.readWriteFile',
	typeVersion: 1.1,
	parameters: { operation: 'read', fileSelector: `${lab.files}/in/${file}`, options: {} },
});
const octavo = (parameters, more = {}) => ({ name: 'Octavo PDF', type: NODE_TYPE, typeVersion: 1, parameters, ...more });

const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);

// The panels show where a file was read from.
const lab = prepareLab('screenshots', path.join(tmpdir(), 'octavo'));
const n8n = await startN8n(lab);
const browser = await launch();
try {
	if (only.length === 0) rmSync(TARGET, { recursive: true, force: true });
	mkdirSync(TARGET, { recursive: true });
	writeFileSync(path.join(lab.files, 'in', 'report.pdf'), await numbered(9, { ballast: 200_000 }));
	writeFileSync(path.join(lab.files, 'in', 'e-invoice.pdf'), (await sample('e-invoice.pdf')).bytes);
	writeFileSync(path.join(lab.files, 'in', 'letterhead.pdf'), await numbered(2, { word: 'Letterhead' }));
	const workflows = await createWorkflows();
	for (const theme of ['light', 'dark']) await shoot(theme, workflows);
} finally {
	await browser.close();
	await n8n.main.stop();
}

async function createWorkflows() {
	const credentials = importCredential(lab, n8n, { apiKey: 'not a key', region: 'eu', baseUrl: '' });
	const made = { examples: {}, panels: {} };
	for (const name of exampleNames()) made.examples[name] = (await n8n.api.createWorkflow(example(name))).id;
	for (const [name, parameters] of Object.entries(PANELS)) {
		if (!operationNames.map(camel).includes(parameters.operation)) continue;
		const before = name === 'letterhead' ? [reading('Read Letterhead', 'letterhead.pdf')] : [];
		const file = name === 'invoice' ? reading('Read Invoice', 'e-invoice.pdf') : reading('Read Report', 'report.pdf');
		const nodes = [byHand, ...before, file, octavo(parameters)];
		made.panels[name] = (await n8n.api.createWorkflow(chain(`Octavo PDF: ${name}`, {}, nodes))).id;
	}
	const region = octavo({ ...PANELS.security, operation: 'removeSignatures', process: 'region' }, { credentials });
	made.panels.region = (await n8n.api.createWorkflow(chain('Octavo PDF: region', {}, [byHand, region]))).id;
	made.panels.tool = (await n8n.api.createWorkflow(agentWithTool())).id;
	made.picker = (await n8n.api.createWorkflow(chain('Octavo PDF: picker', {}, [byHand]))).id;
	return made;
}

function agentWithTool() {
	const ofLangchain = (name, type, typeVersion, parameters) => ({
		name,
		type: `@n8n/n8n-nodes-langchain.${type}`,
		typeVersion,
		parameters,
	});
	const chat = ofLangchain('When Chat Message Received', 'chatTrigger', 1.4, { options: { allowFileUploads: true } });
	const workflow = chain('Octavo PDF: tool', {}, [chat, ofLangchain('AI Agent', 'agent', 3.1, { options: {} })]);
	const tool = { ...octavo(TOOL, { type: `${NODE_TYPE}Tool` }), id: 'tool', position: [300, 240] };
	const connections = { 'Octavo PDF': { ai_tool: [[{ node: 'AI Agent', type: 'ai_tool', index: 0 }]] } };
	return { ...workflow, nodes: [...workflow.nodes, tool], connections: { ...workflow.connections, ...connections } };
}

async function shoot(theme, { examples, panels, picker }) {
	const page = await openEditor(browser, n8n, { viewport: CANVAS, theme });
	if (theme === 'light') {
		for (const [name, id] of Object.entries(examples)) {
			if (!wanted(`example-${name}`)) continue;
			await show(page, id);
			await save(page, `example-${name}-light`);
		}
		if (wanted('picker')) await shootPicker(page, picker);
	}
	for (const [name, id] of Object.entries(panels)) {
		if (!wanted(`panel-${name}`) || (theme === 'dark') !== DARK.includes(name)) continue;
		await page.setViewportSize({ ...PANEL, height: TALL[name] ?? PANEL.height });
		await show(page, id);
		if (name in PANELS) await execute(page);
		await page.locator('[data-test-id="canvas-node"][data-node-name="Octavo PDF"]').dblclick();
		await page.getByTestId('parameter-input').first().waitFor();
		if (JSON_OUTPUT.includes(name)) await page.getByTestId('output-panel').getByTestId('radio-button-json').click();
		await page.waitForTimeout(1200);
		await save(page, `panel-${name}-${theme}`);
	}
	await page.context().close();
}

/** The editor's list of nodes, found by a word. */
async function shootPicker(page, id) {
	await show(page, id);
	await page.getByTestId('node-creator-plus-button').first().click();
	await page.getByTestId('node-creator-search-bar').fill('e-invoice');
	await page.getByTestId('node-creator-item-name').getByText('Octavo PDF').waitFor();
	await page.waitForTimeout(1000);
	await save(page, 'picker-light');
}

async function show(page, id) {
	await openWorkflow(page, n8n, id);
	await page.waitForTimeout(1000);
}

/** Runs the workflow in the editor, so that the panel shows input and output. */
async function execute(page) {
	const count = await page.getByTestId('canvas-node').count();
	await page.getByTestId('execute-workflow-button').first().click();
	await page
		.getByTestId('canvas-node-status-success')
		.nth(count - 1)
		.waitFor();
}

async function save(page, name) {
	const file = path.join(TARGET, `${name}.png`);
	// Removes the blinking cursor and the editor's messages from the picture.
	await page.addStyleTag({ content: '.el-notification { display: none !important } * { caret-color: transparent !important }' });
	await page.mouse.move(2, 300);
	await page.screenshot({ path: file, animations: 'disabled' });
	console.log(`${path.relative(root, file)}  ${Math.ceil(statSync(file).size / 1024)} KB`);
}

function permissions(off) {
	const all = [
		'Accessibility',
		'AssembleDocument',
		'ChangeContent',
		'CommentAndFillForm',
		'CopyContent',
		'FillForm',
		'Print',
		'PrintHighResolution',
	];
	return Object.fromEntries(all.map((name) => [`allow${name}`, !off.includes(`allow${name}`)]));
}
