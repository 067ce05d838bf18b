// npm run e2e:speed : 200 documents in one workflow of a real n8n: our node beside n8n's own Extract From File. All nodes get the same
// items; each runs several times in turn, in one process, and n8n says how long it took. Printed are medians without the first turn.
//
// OCTAVO_SPEED_FILES changes the number of documents: of one, the first time is that of a first page.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../../shared/contract/values/decode.ts';
import { local } from '../../test/support/hosts/local.ts';
import { executeHeadless, prepareLab, startN8n } from './lab.mjs';
import { NODE_TYPE } from './workflows.mjs';

const FILES = Number(process.env.OCTAVO_SPEED_FILES ?? 200);
const TURNS = 6;
const COMPARED = 'n8n: Extract From File';

const octavo = (parameters) => ({ type: NODE_TYPE, typeVersion: 1, parameters });
const NODES = {
	[COMPARED]: { type: 'n8n-nodes-base.extractFromFile', typeVersion: 1, parameters: { operation: 'pdf', options: {} } },
	'Octavo: Extract Text': octavo({ resource: 'text', operation: 'extractText', layout: 'reading', pages: 'all', options: {} }),
	'Octavo: Markdown': octavo({ resource: 'text', operation: 'extractText', layout: 'markdown', pages: 'all', options: {} }),
	'Octavo: Pages to Images': octavo({
		resource: 'convert',
		operation: 'pagesToImages',
		pages: 'all',
		resolution: 150,
		options: {},
	}),
	'Octavo: Rotate': octavo({ resource: 'page', operation: 'rotatePages', pages: 'all', angle: 90, options: {} }),
};

const lab = prepareLab('e2e');
const folder = path.join(lab.files, 'in', 'many');
mkdirSync(folder, { recursive: true });
for (let number = 1; number <= FILES; number++) writeFileSync(path.join(folder, `${number}.pdf`), await invoice(number));
const n8n = await startN8n(lab);
try {
	const { id } = await n8n.api.createWorkflow(workflow());
	const { data } = await executeHeadless(lab, n8n, id);
	report(data.resultData.runData);
} finally {
	await n8n.main.stop();
}

/** An invoice of one page, as a browser or a template makes it. */
async function invoice(number) {
	const rows = Array.from(
		{ length: 12 },
		(_, row) => `<tr><td>${row + 1}</td><td>Item ${number * 31 + row}</td><td>${row * 7}.50</td></tr>`,
	);
	const text = `<html lang="en"><h1>Invoice ${number}</h1><p>Ada Lovelace, 12 St James's Square</p><table>${rows.join('')}</table></html>`;
	const input = [{ name: 'invoice.html', bytes: Buffer.from(text) }];
	const made = await local.run('html_to_pdf', input, decode('html_to_pdf', {}));
	return made.documents[0].bytes;
}

function workflow() {
	const at = (name, more) => ({ id: name, name, position: [0, 0], ...more });
	const names = Array.from({ length: TURNS }, (_, turn) => Object.keys(NODES).map((name) => `${name} ${turn}`)).flat();
	return {
		name: 'speed',
		settings: { executionOrder: 'v1' },
		nodes: [
			at('By Hand', { type: 'n8n-nodes-base.manualTrigger', typeVersion: 1, parameters: {} }),
			at('Read', {
				type: 'n8n-nodes-base.readWriteFile',
				typeVersion: 1.1,
				parameters: { operation: 'read', fileSelector: `${folder}/*.pdf`, options: {} },
			}),
			...names.map((name) => at(name, NODES[name.replace(/ \d+$/, '')])),
		],
		connections: {
			'By Hand': { main: [[{ node: 'Read', type: 'main', index: 0 }]] },
			Read: { main: [names.map((node) => ({ node, type: 'main', index: 0 }))] },
		},
	};
}

function report(runData) {
	const times = (name) =>
		Array.from({ length: TURNS }, (_, turn) => {
			const [run] = runData[`${name} ${turn}`];
			const items = run.data.main[0];
			if (items.length !== FILES || items.some(({ json }) => json.error))
				throw new Error(`${name}: ${JSON.stringify(items[0]?.json)}`);
			return run;
		})
			// n8n begins nodes at one place with the last of them.
			.sort((one, other) => one.startTime - other.startTime)
			.map(({ executionTime }) => executionTime);
	const compared = median(times(COMPARED).slice(1));
	for (const name of Object.keys(NODES)) {
		const [first, ...later] = times(name);
		const each = median(later);
		console.log(
			`${name.padEnd(24)} first ${String(first).padStart(6)} ms, later ${String(each).padStart(6)} ms, ` +
				`${(each / FILES).toFixed(1)} ms an item, ${(each / compared).toFixed(2)} of n8n's own`,
		);
	}
}

function median(values) {
	return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}
