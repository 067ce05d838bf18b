/** The example that makes electronic invoices of rows: its expressions and our nodes, with a stand-in for those of n8n. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { executeItems } from '../../../nodes/OctavoPdf/execute';
import { decode } from '../../../shared/contract/values/decode';
import { asDocument, local } from '../../support/hosts/local';
import { harness, parametersOf, said, type TestFile } from '../execute-functions';

type Json = Readonly<Record<string, unknown>>;
interface Node {
	readonly name: string;
	readonly type: string;
	readonly parameters: Json;
}

const file = path.join(__dirname, '..', '..', '..', 'examples', 'n8n', 'e-invoices-from-rows.json');
const { nodes } = JSON.parse(readFileSync(file, 'utf8')) as { nodes: readonly Node[] };
const parametersIn = (name: string): Json => nodes.find((node) => node.name === name)!.parameters;

/** The value of an expression, as n8n gives it: text with the values of the parts in braces. */
function evaluated(value: unknown, $json: Json, earlier: Readonly<Record<string, Json>> = {}): unknown {
	if (typeof value === 'object' && value !== null)
		return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, evaluated(one, $json, earlier)]));
	if (typeof value !== 'string' || !value.startsWith('=')) return value;
	const $ = (name: string) => ({ item: { json: earlier[name] } });
	const run = (expression: string): unknown =>
		(new Function('$json', '$', `return ${expression.trim()}`) as (...given: unknown[]) => unknown)($json, $);
	// One expression alone keeps its type.
	const alone = /^=\{\{((?:(?!\}\})[\s\S])*)\}\}$/.exec(value)?.[1];
	if (alone !== undefined) return run(alone);
	return value.slice(1).replace(/\{\{([\s\S]*?)\}\}/g, (_, expression: string) => String(run(expression)));
}

const { rows } = JSON.parse(String(parametersIn('Rows (Sample)')['jsonOutput'])) as { rows: readonly Json[] };

test.each(rows.map((row) => [String(row['number']), row] as const))('makes and checks the invoice %s', async (number, row) => {
	const { assignments } = parametersIn('Page and Data')['assignments'] as { assignments: { name: string; value: string }[] };
	const made = Object.fromEntries(assignments.map(({ name, value }) => [name, evaluated(value, row)]));
	const earlier = { Rows: row, 'Page and Data': made };
	let files: Record<string, TestFile> = {};
	let json: Json = {};
	for (const node of nodes.filter(({ type }) => type.endsWith('octavoPdf'))) {
		const parameters = parametersOf(evaluated(node.parameters, json, earlier) as Json);
		const { context, bytesOf } = harness({ parameters, items: [{ json: { ...json } as never, files }] });
		const [item] = await executeItems(context);
		json = item!.json;
		const { data } = item!.binary ?? {};
		files = { ...files, data: { bytes: bytesOf(data), fileName: data?.fileName ?? '' } };
		if (node.name === 'Check the E-Invoice') expect(said(item)).toMatchObject({ check: { passed: true } });
	}
	expect(files['data']!.fileName).toBe(`invoice-${number}.pdf`);
	const read = await local.run('read_e_invoice', [asDocument(files['data']!.bytes)], decode('read_e_invoice', {}));
	expect(read.data).toMatchObject({
		profile: 'EN 16931',
		number,
		issueDate: row['date'],
		dueDate: row['due'],
		buyer: { name: (row['buyer'] as { name: string }).name },
		totals: { net: row['net'], tax: row['tax'], due: row['gross'] },
		lines: (row['lines'] as { name: string }[]).map(({ name }) => ({ name })),
	});
});
