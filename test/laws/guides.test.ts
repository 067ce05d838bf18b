/** The guides that are written by hand name everything that the code has. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataSchemas } from '../../server/contract/data';
import { operationNames, operationOf } from '../../shared/operations';

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

it.each(['CONTRIBUTING.md', 'docs/design.md'])('names every room of shared/model in %s', (guide) => {
	const rooms = readdirSync(path.join(root, 'shared', 'model'));
	expect(rooms).toContain('tree');
	expect(unnamed(rooms, read(guide))).toEqual([]);
});

it('names every operation in the changelog', () => {
	const changelog = read('CHANGELOG.md');
	const names = operationNames.map((name) => name.replaceAll('_', '-'));
	expect(unnamed(names, changelog)).toEqual([]);
});
