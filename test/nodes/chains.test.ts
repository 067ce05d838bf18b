/** The node puts its facts under `pdf`, where they replace those of an earlier step (docs/semantics.md, D63). */
import type { IDataObject, INodeExecutionData } from 'n8n-workflow';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import type { Document } from '../../shared/contract/operations/types';
import { operationNames, operationOf } from '../../shared/contract/operations';
import { numbered } from '../support/documents/drawn';
import { examples, inputsOf, parametersOf as parametersOfExample } from '../support/examples';
import { certified } from '../support/documents/signed';
import { harness, parametersOf, said, type Setup, type TestFile } from './execute-functions';
import { panelParameters } from './panel-parameters';

const PASSWORD = 'open sesame';
const rotate = { resource: 'page', operation: 'rotatePages', angle: 90 };
const addPassword = { resource: 'security', operation: 'addPassword', password: PASSWORD, encryptionAlgorithm: 'AES-256' };
const removePassword = { resource: 'security', operation: 'removePassword', password: PASSWORD };
const removeSignatures = { resource: 'security', operation: 'removeSignatures' };

const USERS_OWN = {
	content: 'a text',
	info: { of: 'the user' },
	notes: ['call first'],
	fileName: 'mine',
	size: 'XL',
	documents: 3,
};

/** Runs one node after the other, each on all items that the one before has put out. Returns the items of each. */
async function chain(file: TestFile, steps: readonly object[], setup: Partial<Setup> = {}): Promise<INodeExecutionData[][]> {
	const outputs: INodeExecutionData[][] = [];
	let items: Setup['items'] = [{ json: USERS_OWN, files: { data: file } }];
	for (const step of steps) {
		const { context, bytesOf } = harness({ ...setup, parameters: parametersOf({ ...step }), items });
		const output = await executeItems(context);
		outputs.push(output);
		items = output.map(({ json, binary }) => ({
			json,
			files: { data: { bytes: bytesOf(binary?.data), fileName: binary?.data?.fileName ?? '' } },
		}));
	}
	return outputs;
}

const firstOf = (outputs: INodeExecutionData[][]): (INodeExecutionData | undefined)[] => outputs.map(([first]) => first);

const ofPages = async (pages: number): Promise<TestFile> => ({ bytes: await numbered(pages), fileName: 'report.pdf' });

it('leaves no password of Add Password after Remove Password', async () => {
	const [locked, open] = firstOf(await chain(await ofPages(2), [addPassword, removePassword]));
	expect(said(locked)).toMatchObject({ needsPassword: true, algorithm: 'AES-256' });
	for (const fact of ['needsPassword', 'algorithm']) expect(said(open)).not.toHaveProperty(fact);
	expect(said(open)).toMatchObject({ fileName: 'report.pdf', pageCount: 2 });
});

it('leaves no note of Remove Signatures after Rotate', async () => {
	const [stripped, rotated] = firstOf(await chain(await ofPages(1), [removeSignatures, rotate]));
	expect(said(stripped)).toMatchObject({ removedSignatures: 0, notes: [expect.any(String)] });
	for (const fact of ['removedSignatures', 'removedSignatureFields', 'notes']) expect(said(rotated)).not.toHaveProperty(fact);
});

it('leaves no part of a split after Extract', async () => {
	const split = { resource: 'document', operation: 'splitByPageCount', pagesPerPart: 2 };
	const extract = { resource: 'page', operation: 'extractPages', pages: '1' };
	const [parts, extracted] = (await chain(await ofPages(4), [split, extract])) as [INodeExecutionData[], INodeExecutionData[]];
	expect(parts.map(said)).toMatchObject([
		{ part: 1, parts: 2, firstPage: 1, lastPage: 2 },
		{ part: 2, parts: 2, firstPage: 3, lastPage: 4 },
	]);
	expect(extracted).toHaveLength(2);
	for (const item of extracted)
		for (const fact of ['part', 'parts', 'firstPage', 'lastPage']) expect(said(item)).not.toHaveProperty(fact);
});

it('leaves no data of Get Info after a change, and says which file the data are about', async () => {
	const info = { resource: 'document', operation: 'getDocumentInfo' };
	const contract = { bytes: certified(), fileName: 'contract.pdf' };
	const [told, stripped] = firstOf(await chain(contract, [info, removeSignatures]));
	const { pageCount } = said(told).info as IDataObject;
	expect(said(told)).toMatchObject({ fileName: 'contract.pdf', size: contract.bytes.length, pageCount });
	expect(said(stripped)).not.toHaveProperty('info');
});

it('leaves no passed check on an item that fails the next one', async () => {
	const check = (maximumPages: number) => ({ resource: 'document', operation: 'checkDocument', rules: { maximumPages } });
	const file = await ofPages(3);
	const [passed, failed] = firstOf(await chain(file, [check(3), check(2)], { onError: 'continueRegularOutput' }));
	expect(said(passed).check).toMatchObject({ passed: true });
	expect(failed?.json.error).toMatch(/has 3 pages; at most 2 are allowed/);
	expect(said(failed)).toEqual({
		fileName: 'report.pdf',
		size: file.bytes.length,
		check: expect.objectContaining({ passed: false, checks: ['Maximum Pages'] }) as unknown,
	});
});

it('leaves the keys of the user as they are, whatever their names', async () => {
	const steps = [{ resource: 'document', operation: 'getDocumentInfo' }, rotate, addPassword, removePassword];
	for (const [item] of await chain(await ofPages(1), steps)) {
		const { pdf, ...others } = item!.json;
		expect(others).toEqual(USERS_OWN);
		expect(Object.keys(pdf as IDataObject)).toContain('fileName');
	}
});

it.each(operationNames.filter((name) => operationOf(name).output === 'data'))(
	'puts the data of %s under its key',
	async (name) => {
		const [{ name: fileName, bytes }] = (await inputsOf(examples[name])) as [{ name: string; bytes: Uint8Array }];
		const parameters = await parametersOfExample(examples[name]);
		const second = Object.values(parameters).find((value) => typeof value === 'object') as Document | undefined;
		const further = second && { further: { bytes: second.bytes, fileName: second.name } };
		const { context } = harness({
			parameters: panelParameters(name, parameters),
			items: [{ json: USERS_OWN, files: { data: { bytes, fileName }, ...further } }],
		});
		const [item] = await executeItems(context);
		expect(said(item)[operationOf(name).dataKey!]).toEqual(expect.any(Object));
		expect(Object.keys(item!.json)).toEqual([...Object.keys(USERS_OWN), 'pdf']);
	},
);
