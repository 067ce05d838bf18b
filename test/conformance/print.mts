// npm run conformance : the table of cases that every backend must pass, operation by operation.
import { operationNames } from '../../shared/contract/operations';
import type { Case } from './case';
import { cases } from './cases/all';
import { refusalsToSend, sharedRefusals } from './refusals';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' / ');
const short = (text: string): string => (text.length > 90 ? `${text.slice(0, 87)}...` : text);
const list = (values: readonly unknown[]): string => values.join(', ');

function parameters({ parameters, files = {} }: Case): string {
	const pairs = Object.entries(parameters).map(
		([wire, value]) => `${wire}=${isFile(value) ? value.name : short(JSON.stringify(value))}`,
	);
	pairs.push(...Object.entries(files).map(([wire, name]) => `${wire}=(${name})`));
	return pairs.length === 0 ? '-' : pairs.join(' ');
}

const isFile = (value: unknown): value is { readonly name: string } =>
	typeof value === 'object' && value !== null && 'name' in value && 'bytes' in value && typeof value.name === 'string';

function expected({ gives, refuses }: Case): string {
	const facts = Object.entries(gives ?? {}).map(
		([fact, value]) => `${fact}: ${short(Array.isArray(value) ? list(value) : JSON.stringify(value))}`,
	);
	const errors = Object.entries(refuses ?? {}).map(([field, message]) => `400 ${field} ${String(message)}`);
	return [...facts, ...errors].join('; ');
}

function print(title: string, these: readonly Case[]): void {
	process.stdout.write(`\n## ${title}\n\n| Case | Documents | Parameters | Expected |\n| --- | --- | --- | --- |\n`);
	for (const one of these) {
		const row = [one.title, list(one.documents) || '-', parameters(one), expected(one)];
		process.stdout.write(`| ${row.map(cell).join(' | ')} |\n`);
	}
}

let count = 0;
let derived = 0;
for (const name of operationNames) {
	print(name, cases[name]);
	count += cases[name].length;
	derived += sharedRefusals(name).length;
}
const sent = operationNames.flatMap((name) => refusalsToSend(name).map((one) => ({ ...one, title: `${name}: ${one.title}` })));
print('Refusals that operations share, with one operation of each kind', sent);

process.stdout.write(
	`\n${count} cases of ${operationNames.length} operations, each locally and through our service` +
		` (npm run jest -- test/conformance), and in a live region when OCTAVO_LIVE_KEY is set; and ${derived} refusals that` +
		` operations share, each locally, of which those of the last table run everywhere.\n`,
);
