/**
 * npm run filling: fills the templates of an invoice with many rows, in one process as n8n does, and asks pdftotext whether each tenth
 * document has what its row says. Times are those of one invoice, once the process has run for a while.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OperationName } from '../../shared/contract/operations';
import { decode } from '../../shared/contract/values/decode';
import { local } from '../../test/support/hosts/local';
import { pageTexts } from '../../test/support/judges/tools';
import { flag, options, whole } from '../usage.mts';

const USAGE = `Usage: npm run filling -- [--rows N] [--control]

--rows N   invoices of each template (default 1,000)
--control  looks in each document for what another row says, which must fail`;

const { rows, control } = options(USAGE, { rows: whole(1000, 20), control: flag }, (given) => given);

/** Milliseconds that an invoice may take. */
const GOAL = 20;
const ITEMS = 5;

const folder = path.join(process.env['OCTAVO_ROOT'] ?? process.cwd(), 'examples', 'documents');
const example = JSON.parse(readFileSync(path.join(folder, 'invoice.json'), 'utf8')) as Readonly<Record<string, unknown>>;
const MARKDOWN = `---
lang: en
---

# Invoice {{number}}

{{customer.name}}

| No. | Article | Quantity | Price | Amount |
| --: | --- | --: | --: | --: |
{{#items}}
| {{position}} | {{name}} | {{quantity}} | {{price}} | {{amount}} |
{{/items}}

Please pay **{{total}}** by {{due}}.
`;
const TEMPLATES: readonly [name: string, operation: OperationName, text: string | Buffer][] = [
	['Markdown', 'markdown_to_pdf', MARKDOWN],
	['HTML with a QR code', 'html_to_pdf', readFileSync(path.join(folder, 'invoice.html'))],
];

const numberOf = (row: number): string => `R-${100_000 + row}`;

/** The example with the number of the row, and as many items as most invoices have. */
function valuesOf(row: number): string {
	const lists = Object.entries(example).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, ITEMS) : value]);
	return JSON.stringify({ ...Object.fromEntries(lists), number: numberOf(row) });
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

let wrong = 0;
let isSlow = false;
for (const [name, operation, text] of TEMPLATES) {
	const input = { name, bytes: Buffer.from(text) };
	const times: number[] = [];
	const processor: number[] = [];
	let bytes = 0;
	for (let row = 0; row < rows; row++) {
		const [start, used] = [performance.now(), process.cpuUsage()];
		const { documents } = await local.run(operation, [input], decode(operation, { values: valuesOf(row) }));
		const { user, system } = process.cpuUsage(used);
		times.push(performance.now() - start);
		processor.push((user + system) / 1000);
		bytes += documents[0]!.bytes.length;
		if (
			row % 10 === 0 &&
			!pageTexts(documents[0]!.bytes)
				.join('\n')
				.includes(numberOf(control ? row + 1 : row))
		)
			wrong++;
	}
	const steady = (values: readonly number[]): number => median(values.slice(rows >> 1));
	isSlow ||= steady(processor) > GOAL;
	console.log(
		`${name}: ${rows} invoices of ${ITEMS} items, first ${times[0]!.toFixed(0)} ms, steady ${steady(times).toFixed(1)} ms,` +
			` ${steady(processor).toFixed(1)} ms of the processor, ${Math.round(bytes / rows / 1000)} kB each`,
	);
}
console.log(`${wrong} documents without the number of their row${control ? ', as they should be' : ''}`);
process.exitCode = control ? Number(wrong !== TEMPLATES.length * Math.ceil(rows / 10)) : Number(wrong > 0 || isSlow);
