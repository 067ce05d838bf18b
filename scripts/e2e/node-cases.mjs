// Workflows of several nodes in the real n8n: facts of earlier steps, checks that branch, forms from rows, names, files.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { form, text } from '../../test/support/documents/forms.ts';
import { numbered } from './documents.mjs';
import { continuing } from './fail-closed.mjs';
import { assert, check, expect } from './judge.mjs';
import { executeHeadless } from './lab.mjs';
import { chain, NODE_TYPE } from './workflows.mjs';

const manual = { name: 'Manual', type: 'n8n-nodes-base.manualTrigger', typeVersion: 1, parameters: {} };
const octavo = (name, parameters, more = {}) => ({ name, type: NODE_TYPE, typeVersion: 1, parameters, ...more });
const nothing = (name) => ({ name, type: 'n8n-nodes-base.noOp', typeVersion: 1, parameters: {} });

export async function nodeCases(lab, n8n) {
	const read = (pattern) => ({
		name: 'Read',
		type: 'n8n-nodes-base.readWriteFile',
		typeVersion: 1.1,
		parameters: { operation: 'read', fileSelector: `${lab.files}/in/${pattern}`, options: {} },
	});
	writeFileSync(path.join(lab.files, 'in', 'case-2.pdf'), await numbered(2));
	writeFileSync(path.join(lab.files, 'in', 'case-5.pdf'), await numbered(5));
	/** The output of every node, by its name: items by output. */
	const run = async (name, nodes, { wires = [], settings = {} } = {}) => {
		const workflow = chain(name, settings, nodes);
		for (const [from, to, output] of wires) {
			const { main } = workflow.connections[from];
			while (main.length <= output) main.push([]);
			main[output].push({ node: to, type: 'main', index: 0 });
		}
		const { id } = await n8n.api.createWorkflow(workflow);
		const { data, status } = await executeHeadless(lab, n8n, id);
		assert(status === 'success', data.resultData.error?.message);
		return Object.fromEntries(Object.entries(data.resultData.runData).map(([node, [ran]]) => [node, ran.data.main]));
	};

	await check('facts of an earlier step do not stay', async () => {
		const security = (operation) => ({
			resource: 'security',
			operation,
			password: 'open sesame',
			encryptionAlgorithm: 'AES-256',
		});
		const nodes = [
			manual,
			read('case-2.pdf'),
			octavo('Lock', security('addPassword')),
			octavo('Open', security('removePassword')),
		];
		const { Lock, Open } = await run('facts', nodes);
		expect(Lock[0][0].json.pdf.needsPassword, true, 'locked');
		assert(!('needsPassword' in Open[0][0].json.pdf), JSON.stringify(Open[0][0].json.pdf));
	});
	for (const binaryMode of ['separate', 'combined'])
		await check(`a check branches by its outputs, with its report on both: ${binaryMode}`, () => branches(run, read, binaryMode));
	await check('a check with its result goes to an IF', async () => {
		const parameters = { resource: 'document', operation: 'checkDocument', rules: { maximumPages: 3 }, onViolation: 'report' };
		const condition = {
			id: 'passed',
			leftValue: '={{ $json.pdf.check.passed }}',
			rightValue: '',
			operator: { type: 'boolean', operation: 'true', singleValue: true },
		};
		const options = { caseSensitive: true, leftValue: '', typeValidation: 'strict', version: 2 };
		const decide = {
			name: 'If',
			type: 'n8n-nodes-base.if',
			typeVersion: 2.2,
			parameters: { conditions: { options, combinator: 'and', conditions: [condition] }, options: {} },
		};
		const { If } = await run('check-if', [manual, read('case-*.pdf'), octavo('Check', parameters), decide, nothing('Right')]);
		expect(
			If.map((items) => items.map(({ json }) => json.pdf.fileName)),
			[['case-2.pdf'], ['case-5.pdf']],
			'branches',
		);
	});
	await check('a form is filled from rows', async () => {
		writeFileSync(path.join(lab.files, 'in', 'form.pdf'), form([text('Name')]));
		const fill = {
			resource: 'form',
			operation: 'fillForm',
			valuesFrom: 'fields',
			formFields: { values: [{ name: 'Name', value: '={{ "Ada " + $itemIndex }}' }] },
		};
		const nodes = [
			manual,
			read('form.pdf'),
			octavo('Fill', fill),
			octavo('Data', { resource: 'form', operation: 'getFormData' }),
		];
		const { Data } = await run('rows', nodes);
		expect(Data[0][0].json.pdf.form.values, { Name: 'Ada 0' }, 'values');
	});
	await check('data without the file', async () => {
		const info = { resource: 'document', operation: 'getDocumentInfo', keepFile: false };
		const { Info } = await run('keep-file', [manual, read('case-2.pdf'), octavo('Info', info)]);
		expect([Info[0][0].binary, Info[0][0].json.pdf.info.pageCount], [undefined, 2], 'item');
	});
	await check('a file of another node in the combined mode', async () => {
		const overlay = "={{ $('Read').first()._files.data }}";
		const under = { resource: 'stamp', operation: 'addOverlay', overlay, layer: 'under' };
		const nodes = [manual, read('case-*.pdf'), octavo('Stamp', under, { onError: 'continueRegularOutput' })];
		const { Stamp } = await run('combined-overlay', nodes, { settings: { binaryMode: 'combined' } });
		expect(Stamp[0][1].json.error, undefined, 'error');
	});
	await names(n8n);
}

/** One document passes, another one fails and leaves by the second output with its report. */
async function branches(run, read, binaryMode) {
	const parameters = { resource: 'document', operation: 'checkDocument', rules: { maximumPages: 3 } };
	const nodes = [
		manual,
		read('case-*.pdf'),
		octavo('Check', parameters, { onError: 'continueErrorOutput' }),
		nothing('Right'),
		nothing('Wrong'),
	];
	const { Check } = await run(`check-${binaryMode}`, nodes, { wires: [['Check', 'Wrong', 1]], settings: { binaryMode } });
	const [[passed], [failed]] = Check;
	expect([passed.json.pdf.check.passed, passed.json.pdf.check.failures], [true, []], 'passed');
	expect(
		failed.json.pdf.check.failures[0],
		{ rule: 'Maximum Pages', found: 5, limit: 3, pages: [], message: 'The document has 5 pages; at most 3 are allowed.' },
		'failure',
	);
	assert(failed.json.error.includes('case-5.pdf') && failed.json.fileName === 'case-5.pdf', JSON.stringify(failed.json));
	const file = binaryMode === 'combined' ? failed.json._files.data : failed.binary.data;
	expect(file.fileName, 'case-5.pdf', 'file');
}

async function names(n8n) {
	const file = await numbered(3);
	const named = async (name, outputFileName) => {
		const parameters = { resource: 'page', operation: 'reversePages', options: { outputFileName } };
		const [item] = await continuing(n8n, name, parameters, file);
		return item.error ?? item.pdf.fileName;
	};
	await check('names of results', async () => {
		expect(await named('name-slash', 'Rechnung Nr. 4/2026'), 'Rechnung Nr. 4_2026.pdf', 'slash');
		expect(await named('name-stem', '{name}-signed'), 'file-signed.pdf', 'stem');
		const refused = await named('name-unknown', '{nme}');
		assert(refused.startsWith('Options > Output File Name has the unknown placeholder {nme}'), refused);
	});
	await check('names of parts', async () => {
		const split = { resource: 'document', operation: 'splitByRanges', ranges: '1-2, 3' };
		const items = await continuing(n8n, 'name-parts', split, file);
		expect(
			items.map(({ pdf }) => pdf.fileName),
			['file-1.pdf', 'file-2.pdf'],
			'names',
		);
	});
}
