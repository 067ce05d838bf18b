/** Laws of the operation table that every host relies on, also for future operations. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { actionInputNames } from '../../scripts/generate/documentation';
import { pinnedTable } from '../../scripts/generate/pinned-names';
import { camel, kebab, pathOf } from '../../shared/contract/names';
import { operationNames, operationOf } from '../../shared/contract/operations';
import type { Field, Operation } from '../../shared/contract/operations/types';
import names from './names.json';

const root = path.join(__dirname, '..', '..');
const rows: [string, Operation][] = operationNames.map((name) => [name, operationOf(name)]);
const fields: [string, Field][] = rows.flatMap(([name, { fields }]) =>
	Object.entries(fields).map(([wire, field]): [string, Field] => [`${name}.${wire}`, field]),
);
const wireOf = (qualified: string) => qualified.split('.')[1]!;
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** Names are a promise to users and to the service. `npm run generate` only adds to this list. */
test('has exactly the pinned names, and types of facts', () => {
	expect(pinnedTable()).toEqual(names);
});

describe('spellings', () => {
	const wireNames = [...operationNames, ...new Set(fields.map(([name]) => wireOf(name)))];

	test.each(wireNames)('%s consists of lower-case words', (name) => expect(name).toMatch(/^[a-z]+(_[a-z]+|_\d+)*$/));

	test('are unique in every derived form', () => {
		const operations: readonly string[] = operationNames;
		const fieldNames = [...new Set(fields.map(([name]) => wireOf(name)))];
		for (const spell of [camel, kebab]) {
			expect(repeated(operations.map(spell))).toEqual([]);
			expect(repeated(fieldNames.map(spell))).toEqual([]);
		}
	});

	test('gives every operation its own paths, including aliases', () => {
		const paths = operationNames.flatMap((name) => [pathOf(name), ...(operationOf(name).aliases ?? [])]);
		expect(repeated(paths)).toEqual([]);
		for (const one of paths) expect(one).toMatch(/^\/v1\/[a-z_]+(\/[a-z_]+)*$/);
	});

	test('give every input of the Action one meaning', () => {
		const yaml = parse(readFileSync(path.join(root, 'action.yml'), 'utf8')) as { inputs: object };
		const all = Object.keys(yaml.inputs);
		const host = all.filter((name) => !actionInputNames().includes(name));
		expect(all).toEqual(expect.arrayContaining(actionInputNames()));
		// A field with the name of one of the host's inputs would be in action.yml only once, and be missing here.
		expect(host).toEqual(expect.arrayContaining(['operation', 'files']));
		expect(
			actionInputNames().filter((name) => ['operation', 'files', 'output', 'region', 'api-key', 'base-url'].includes(name)),
		).toEqual([]);
	});
});

describe('one name finds everything about an operation', () => {
	const folders = ['shared/contract/operations', 'shared/local', 'test/conformance/cases', 'test/support/examples'];

	test.each(operationNames.map(kebab))('%s', (file) => {
		expect(folders.filter((folder) => !existsSync(path.join(root, folder, `${file}.ts`)))).toEqual([]);
	});

	test('in folders that hold nothing else', () => {
		const known = [...operationNames.map((name) => `${kebab(name)}.ts`), 'all.ts'];
		expect(readdirSync(path.join(root, 'test/conformance/cases')).sort()).toEqual(known.sort());
	});

	test('in the conformance tests of its resource', () => {
		const folder = path.join(root, 'test/conformance');
		const tests = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
		const run = tests.map((file) => /^conforms\('(\w+)'\);$/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1]);
		expect(run.sort()).toEqual([...new Set(rows.map(([, { resource }]) => resource))].sort());
	});
});

describe.each(rows)('%s', (_name, operation) => {
	test('has label, action line and description in the style of n8n', () => {
		expect(operation.label).toMatch(/^([A-Z][a-z]+|HTML|by|at)( ([A-Z][a-z]+|PDF|QR|by|at|to))*$/);
		expect(operation.action).toMatch(/^[A-Z][a-z]+( ([a-z]+|PDFs?|QR|HTML|\(OCR\)))*$/);
		expect(operation.description).toMatch(/^[A-Z].*[^.]$/);
	});

	test('names existing fields in its rules', () => {
		for (const wire of operation.ascending ?? []) expect(operation.fields[wire]).toMatchObject({ kind: 'integer' });
		for (const wire of operation.different ?? []) expect(operation.fields[wire]).toMatchObject({ kind: 'text' });
		for (const wire of [...(operation.exclusive ?? []).flat(2), ...(operation.atLeastOne ?? [])])
			expect(Object.keys(operation.fields)).toContain(wire);
		for (const [wire, other] of operation.needs ?? [])
			expect(Object.keys(operation.fields)).toEqual(expect.arrayContaining([wire, other]));
		for (const wire of operation.someTrue ?? []) expect(operation.fields[wire]).toMatchObject({ kind: 'flag' });
	});

	test('can open a protected input', () => {
		if (operation.accepts !== undefined) return;
		expect(Object.keys(operation.fields).some((wire) => wire === 'open_password' || wire === 'password')).toBe(true);
	});
});

describe.each(fields)('%s', (name, field) => {
	test('has a label in Title Case', () => {
		expect(field.label).toMatch(/^[A-Z0-9]\w*( ([A-Z0-9]\w*|and|by|of|on|or|per|the|to))*$/);
	});

	test('has a description that differs from its label', () => {
		expect(field.description).toMatch(/^[A-Z].{10,}/);
		expect(field.description).not.toBe(field.label);
		const sentences = field.description.split(/\. (?=[A-Z])/).length;
		// n8n's rule: a final period with several sentences, none with one.
		expect(field.description.endsWith('.')).toBe(sentences > 1);
		expect(field.description.startsWith('Whether ')).toBe(field.kind === 'flag');
	});

	test('has an example as placeholder', () => {
		if ('placeholder' in field) expect(field.placeholder).toMatch(/^e\.g\. ./);
		else expect(field).not.toHaveProperty('placeholder');
	});

	test('is secret exactly if it is called a password, or takes a key', () => {
		expect('secret' in field).toBe(/password/.test(wireOf(name)) || (field.kind === 'file' && field.accepts === 'key'));
	});

	test('is not both required and preset', () => {
		expect('default' in field && 'required' in field).toBe(false);
	});

	test('has valid bounds and options', () => {
		if (field.kind === 'integer') expect(field.min).toBeLessThanOrEqual(field.max ?? 2 ** 31 - 1);
		if (field.kind === 'text') expect(field.minLength ?? 0).toBeLessThanOrEqual(field.maxLength);
		// Commas separate them, and a pattern lists them.
		if (field.kind === 'choices') for (const { value } of field.options) expect(value).toMatch(/^[a-z]+(_[a-z]+)*$/);
		if (field.kind === 'choice' || field.kind === 'choices') {
			expect(field.options.length).toBeGreaterThan(1);
			expect(repeated(field.options.map(({ value }) => String(value)))).toEqual([]);
			expect(repeated(field.options.map(({ label }) => label))).toEqual([]);
		}
		expect(field.kind).toMatch(/^(text|flag|integer|decimal|choice|choices|pageOrder|pageSet|file|files|json)$/);
	});
});

test('uses a field name for one kind of field in all operations', () => {
	const shape = ({ kind, label, ...rest }: Field) => JSON.stringify({ kind, label, secret: 'secret' in rest });
	const byName = new Map<string, Set<string>>();
	for (const [name, field] of fields) byName.set(wireOf(name), (byName.get(wireOf(name)) ?? new Set()).add(shape(field)));
	for (const [name, shapes] of byName) expect([name, shapes.size]).toEqual([name, 1]);
});

test('marks the fields that the contract lacks as extensions', () => {
	const contract = operationNames.filter((name) => !operationOf(name).extension);
	const marked = contract.map((name) => {
		const { fields } = operationOf(name);
		return `${name}(${Object.keys(fields)
			.filter((wire) => fields[wire]!.extension)
			.join(', ')})`;
	});
	expect(marked).toEqual([
		'merge_documents(bookmarks, interleave, table_of_contents, start_on_odd, open_password)',
		'split_by_size(open_password)',
		'extract_pages(pages, open_password)',
		'remove_pages(pages, open_password)',
		'reorder_pages(open_password)',
		'reverse_pages(open_password)',
		'rotate_pages(pages, open_password)',
		'add_password(open_password)',
		'add_restrictions(open_password)',
		'remove_password()',
		'remove_restrictions(open_password)',
		'remove_signatures(appearance, open_password)',
		'add_text_watermark(font_size, pages, layer, font, open_password)',
		'add_image_watermark(position, image_width, pages, layer, open_password)',
	]);
});

test('has a data key exactly for data results', () => {
	for (const [name, { output, dataKey }] of rows)
		expect([name, dataKey !== undefined]).toEqual([name, output === 'data' || output === 'text']);
});
