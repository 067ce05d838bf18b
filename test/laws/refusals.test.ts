/** The refusals that operations share (test/conformance/refusals.ts) notice an operation that does not refuse. */
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import { refusalsToSend, sharedRefusals, type Refusal } from '../conformance/refusals';
import { check, over, type Run } from '../conformance/run';
import { local } from '../support/hosts/local';
import { withTools } from '../support/judges/tools';

/** An operation that takes everything. */
const takesAll: Run = async (_name, documents) => ({ documents, notes: [], facts: {} });

/** The local backend, but for these fields, which it never looks at. */
const without =
	(ignored: readonly string[]): Run =>
	async (name, documents, parameters) =>
		over(local)(name, documents, Object.fromEntries(Object.entries(parameters).filter(([wire]) => !ignored.includes(wire))));

/** Titles of the refusals that pass. */
async function passing(name: OperationName, refusals: readonly Refusal[], run: Run): Promise<string[]> {
	const passed: string[] = [];
	for (const one of refusals)
		await check(name, one, run).then(
			() => passed.push(one.title),
			() => undefined,
		);
	return passed;
}

const PDF = operationNames.filter((name) => operationOf(name).accepts === undefined);

withTools('qpdf')('the refusals that operations share', () => {
	test.each(operationNames)('of %s fail if nothing is refused', async (name) => {
		expect(await passing(name, sharedRefusals(name), takesAll)).toEqual([]);
	});

	test.each(PDF)('of %s fail if it has no field for the password', async (name) => {
		const { open_password, password, ...fields } = operationOf(name).fields;
		const opener = open_password ? 'open_password' : 'password';
		const literal = { ...operationOf(name), fields: open_password ? { ...fields, ...(password && { password }) } : fields };
		const refusals = sharedRefusals(name, literal).filter(({ title }) => title.includes('another password'));
		expect(refusals).toHaveLength(1);
		expect(await passing(name, refusals, without([opener]))).toEqual([]);
	});

	test.each(operationNames.filter((name) => pagesOf(name).length > 0))(
		'of %s fail if it does not compare its pages with those of the document',
		async (name) => {
			const refusals = sharedRefusals(name).filter(({ title }) => title.endsWith('beyond the end'));
			expect(refusals.map(({ refuses }) => Object.keys(refuses)).flat()).toEqual(expect.arrayContaining(pagesOf(name)));
			expect(await passing(name, refusals, without(pagesOf(name)))).toEqual([]);
		},
	);

	test('go through the service once for each kind of input', () => {
		const keys = (refusals: readonly Refusal[]) => refusals.map(({ kind, title }) => `${kind}: ${title}`).sort();
		const all = [...new Set(keys(operationNames.flatMap((name) => sharedRefusals(name))))];
		expect(keys(operationNames.flatMap(refusalsToSend))).toEqual(all);
	});
});

function pagesOf(name: OperationName): string[] {
	return Object.entries(operationOf(name).fields).flatMap(([wire, field]) =>
		field.kind === 'pageSet' || field.kind === 'pageOrder' || ('group' in field && field.group === 'range') ? [wire] : [],
	);
}
