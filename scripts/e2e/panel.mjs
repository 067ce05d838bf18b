// The panel in the editor, by clicking: where a new node starts, and which inputs it shows.
import { launch, openEditor, openWorkflow } from './browser.mjs';
import { assert, check, expect } from './judge.mjs';
import { chain, NODE_TYPE } from './workflows.mjs';

export async function panel(n8n) {
	const browser = await launch();
	try {
		const page = await openEditor(browser, n8n, { viewport: { width: 1440, height: 1200 } });
		page.setDefaultTimeout(45_000);
		const open = async (name, parameters) => {
			const manual = { name: 'Manual', type: 'n8n-nodes-base.manualTrigger', typeVersion: 1, parameters: {} };
			const octavo = { name: 'Octavo PDF', type: NODE_TYPE, typeVersion: 1, parameters };
			const { id } = await n8n.api.createWorkflow(chain(`panel-${name}`, {}, [manual, octavo]));
			await openWorkflow(page, n8n, id);
			const node = page.locator('[data-test-id="canvas-node"][data-node-name="Octavo PDF"]');
			const onCanvas = await node.innerText();
			await node.dblclick();
			await page.getByTestId('parameter-input').first().waitFor();
			return onCanvas;
		};
		await check('panel: a new node starts on Text › Extract', async () => {
			const onCanvas = await open('new', {});
			assert(onCanvas.includes('Extract text'), `subtitle: ${onCanvas}`);
			const shown = await labels(page);
			expect(shown.slice(0, 6), ['Resource', 'Operation', 'Process', 'Input', 'Input Binary Field', 'Pages'], 'labels');
		});
		await check('panel: the credential is below Process', async () => {
			await open('region', { process: 'region' });
			const [process, credential] = await Promise.all(
				['Process', 'Credential'].map(async (label) => (await page.getByText(label, { exact: false }).first().boundingBox()).y),
			);
			assert(credential > process, `${credential} is not below ${process}`);
		});
		for (const [name, parameters, wanted] of PANELS)
			await check(`panel: ${name}`, async () => {
				await open(name, parameters);
				const shown = await labels(page);
				for (const label of wanted) assert(shown.includes(label), `${label} is not among ${shown.join(', ')}`);
			});
		await check('panel: a rule that is added by a click counts', async () => {
			await open('rule', { resource: 'document', operation: 'checkDocument' });
			await page.getByPlaceholder('Add Rule').click();
			await page.getByText('Require Unlocked', { exact: true }).last().click();
			const toggle = page
				.getByTestId('parameter-input')
				.filter({ has: page.getByRole('switch') })
				.first();
			await toggle.waitFor();
			expect(await toggle.getByRole('switch').getAttribute('aria-checked'), 'true', 'toggle');
		});
	} finally {
		await browser.close();
	}
}

const PANELS = [
	['numbers', { resource: 'stamp', operation: 'addPageNumbers' }, ['Number Format', 'Position']],
	['text', { resource: 'stamp', operation: 'addTextWatermark' }, ['Text', 'Template', 'Transparency']],
	['image', { resource: 'stamp', operation: 'addImageWatermark' }, ['Image', 'Image Width', 'Position']],
	['cut', { resource: 'document', operation: 'splitAtPage' }, ['Cut', 'Cut Before']],
	['cut after', { resource: 'document', operation: 'splitAtPage', cut: 'after' }, ['Cut', 'Cut After']],
	['check', { resource: 'document', operation: 'checkDocument' }, ['On Violation', 'Rules', 'Keep File']],
	['metadata', { resource: 'document', operation: 'setMetadata' }, ['Metadata']],
	['form', { resource: 'form', operation: 'fillForm', valuesFrom: 'fields' }, ['Values From', 'Form Fields']],
];

/** The labels of the inputs, from top to bottom. */
async function labels(page) {
	const texts = await page.locator('.ndv-wrapper label, [data-test-id="ndv"] label, label').allInnerTexts();
	// Below the label are the choices Fixed and Expression.
	return texts.map((text) => text.trim().split('\n')[0]).filter((text) => text !== '');
}
