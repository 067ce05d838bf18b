/** The guides that are written by hand name everything that the code has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataSchemas } from '../../server/contract/data';
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';

const root = path.join(__dirname, '..', '..');
const read = (...file: string[]): string => readFileSync(path.join(root, ...file), 'utf8');
const unnamed = (names: readonly string[], guide: string): string[] => names.filter((name) => !guide.includes(`\`${name}\``));

it('names every member of the data of get_document_info', () => {
	const members = Object.keys(dataSchemas.get_document_info['properties'] as object);
	expect(members).toContain('pageCount');
	expect(unnamed(members, read('docs', 'document-info.md'))).toEqual([]);
});

it('names in the guide of n8n the keys under which operations give data and numbers of files', () => {
	const keys = operationNames.map(operationOf).flatMap(({ dataKey = [], countKey = [] }) => [dataKey, countKey].flat());
	expect(keys).toContain('info');
	expect(unnamed(keys, read('docs', 'n8n.md'))).toEqual([]);
});

it.each(['n8n', 'action', 'service'])('leads from the guide of %s to the facts of each operation', (guide) => {
	expect(read('docs', `${guide}.md`)).toContain('[all facts](operations.md#parameters-and-facts)');
	expect(read('docs', 'operations.md')).toMatch(/^## Parameters and facts$/m);
});

it('names in the contract its operations with their fields, and no extension', () => {
	const rows = [...read('docs', 'contract.md').matchAll(/^\| (`\/v1\/.+) \| (.+) \|$/gm)];
	const told = rows.flatMap(([, paths, fields]) =>
		paths!
			.split(', ')
			.map((path) => [path.replaceAll('`', ''), [...fields!.matchAll(/`([a-z_0-9]+[a-z0-9])`/g)].map(([, field]) => field!)]),
	);
	const contract = operationNames.filter((name) => !operationOf(name).extension);
	const fieldsOf = (name: OperationName) => Object.entries(operationOf(name).fields).filter(([, { extension }]) => !extension);
	const owed = contract.map((name) => [
		operationOf(name).path ?? `/v1/${name}`,
		// The contract names the eight permissions together.
		fieldsOf(name).flatMap(([field]) => (field.startsWith('allow_') ? [] : [field])),
	]);
	expect(Object.fromEntries(told)).toEqual(Object.fromEntries(owed));
});

it('names every operation in the changelog', () => {
	const changelog = read('CHANGELOG.md');
	const names = operationNames.map((name) => name.replaceAll('_', '-'));
	expect(unnamed(names, changelog)).toEqual([]);
});
