/** The examples that print templates: the rows and the answers inside them, and our node. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { executeItems } from '../../../nodes/OctavoPdf/execute';
import { asks, pageTexts } from '../../support/judges/tools';
import { harness, parametersOf } from '../execute-functions';
import { testInTurn } from '../../support/sample';

type Json = Readonly<Record<string, unknown>>;
interface Node {
	readonly name: string;
	readonly type: string;
	readonly parameters: Json;
}

function nodesOf(example: string): { readonly parametersIn: (name: string) => Json; readonly ours: Node } {
	const file = path.join(__dirname, '..', '..', '..', 'examples', 'n8n', `${example}.json`);
	const { nodes } = JSON.parse(readFileSync(file, 'utf8')) as { nodes: readonly Node[] };
	return {
		parametersIn: (name) => nodes.find((node) => node.name === name)!.parameters,
		ours: nodes.find(({ type }) => type.endsWith('octavoPdf'))!,
	};
}

/** The value of an expression that is alone in its braces. */
const evaluated = (text: string, $json: Json): unknown =>
	(new Function('$json', `return ${/^=\{\{([^]*)\}\}$/.exec(text)![1]}`) as (json: Json) => unknown)($json);

async function print({ ours }: ReturnType<typeof nodesOf>, json: Json) {
	const { options, ...others } = ours.parameters;
	const { outputFileName } = options as { outputFileName: string };
	const name = outputFileName.startsWith('=') ? evaluated(outputFileName, json) : outputFileName;
	const parameters = parametersOf({ ...others, options: { outputFileName: name } });
	const { context, bytesOf } = harness({ parameters, items: [{ json: json as never, files: {} }] });
	const [item] = await executeItems(context);
	return { name: item!.binary!['data']!.fileName, texts: pageTexts(bytesOf(item!.binary!['data'])) };
}

describe('the examples of templates', () => {
	asks('poppler');

	testInTurn('print an invoice for each row, as long as its items need', async () => {
		const example = nodesOf('invoices-from-rows');
		const { rows } = JSON.parse(String(example.parametersIn('Rows')['jsonOutput'])) as { rows: readonly Json[] };
		const made = await Promise.all(rows.map((row) => print(example, row)));
		expect(made.map(({ name, texts }) => [name, texts.length])).toEqual([
			['invoice-2026-0412.pdf', 3],
			['invoice-2026-0413.pdf', 1],
		]);
		expect(made[1]!.texts[0]).toContain('Analytical Engines Ltd');
	});

	it('print a certificate with the name of the form', async () => {
		const example = nodesOf('certificate-from-a-form');
		const facts = evaluated(String(example.parametersIn('Facts of the Course')['jsonOutput']), {
			name: 'Ada <b>',
			email: 'a@b.c',
		});
		const { name, texts } = await print(example, facts as Json);
		expect([name, texts.length]).toEqual(['certificate.pdf', 1]);
		expect(texts[0]).toContain('Ada <b>');
	});
});
