import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import {
	actionInputNames,
	actionInputs,
	commonParameters,
	operationLines,
	operationsOfResources,
	parametersOfOperations,
} from '../../scripts/generate/documentation';
import { withSection } from '../../scripts/generate/sections';
import { listedFiles, operationLists, ORDER } from '../../scripts/generate/operation-lists';
import { pinned } from '../../scripts/generate/pinned-names';
import { kebab } from '../../shared/contract/names';
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import { root } from '../support/repository';
import { testInTurn } from '../support/sample';

describe('sections', () => {
	const yaml = 'a: 1\n  # <generated x> by a script\n  old: 1\n  # </generated x>\nb: 2\n';

	test('replace the lines between the markers, and nothing else', () => {
		const written = withSection(yaml, 'x', '  new: 1\n');
		expect(written).toBe('a: 1\n  # <generated x> by a script\n  new: 1\n  # </generated x>\nb: 2\n');
		expect(withSection(written, 'x', '  new: 1\n')).toBe(written);
	});

	test('are separated from a comment of Markdown', () => {
		expect(withSection('<!-- <generated x> -->\n<!-- </generated x> -->', 'x', '| a |\n')).toBe(
			'<!-- <generated x> -->\n\n| a |\n\n<!-- </generated x> -->',
		);
	});

	test.each(['a: 1', '# <generated x>', '# </generated x>\n# <generated x>', '# <generated y>\n# </generated y>'])(
		'%j has no place',
		(text) => {
			expect(() => withSection(text, 'x', '')).toThrow('has no line <generated x>');
		},
	);
});

describe('inputs of the Action', () => {
	const inputs = parse(actionInputs()) as Record<string, { description: string }>;

	test('there is one for every field name, without default: operations share it', () => {
		// The Action reads several files by the paths that a Markdown text names, and not by an input.
		const isInput = ([, { kind }]: [string, { kind: string }]) => kind !== 'files';
		const wires = new Set(
			operationNames.flatMap((name) =>
				Object.entries(operationOf(name).fields)
					.filter(isInput)
					.map(([wire]) => wire),
			),
		);
		expect(Object.keys(inputs)).toEqual([...wires].map(kebab));
		expect(Object.keys(inputs)).toEqual(actionInputNames());
		for (const input of Object.values(inputs)) expect(Object.keys(input)).toEqual(['description']);
	});

	test('a description says whose input it is, what it takes, and what holds when it is left out', () => {
		const withRange = operationNames.filter((name) => 'first_page' in operationOf(name).fields).map(kebab);
		expect(withRange).toContain('rotate-pages');
		expect(inputs['first-page']!.description).toBe(
			`For ${withRange.join(', ')}: First page of the range, counted from 1. A whole number of at least 1. Default: 1.`,
		);
		expect(inputs['open-password']!.description).toMatch(/^For every operation but .*remove-password.*: .* Optional\.$/);
		expect(inputs['maximum-bytes']!.description).toContain('at least 1, in bytes, or a size such as 18 MB');
		expect(inputs['template']!.description).toContain(
			'One of diagonal, horizontal, top, bottom, tiled (repeated within the margins, diagonally), or for the first 4 in their order the numbers 1001, 1002',
		);
	});

	test('where operations differ, each has its own words', () => {
		expect(inputs['password']!.description).toMatch(
			/^For add-password: .*4 to 127.* Required\. For remove-password: .*1 to 256 characters\. Required\.$/,
		);
	});

	test('nothing is said twice', () => {
		for (const { description } of Object.values(inputs)) expect(description).not.toMatch(/(\b\w+ \w+ \w+ \w+\b)[^.]*\. \1/i);
	});
});

describe('tables', () => {
	test('every operation has a line that leads to its parameters', () => {
		const cells = operationLines().split(/[|,\n]/);
		const [resources, parameters] = [operationsOfResources(), parametersOfOperations()];
		for (const name of operationNames.map(kebab)) {
			expect(cells.filter((cell) => cell.trim() === `\`${name}\``)).toHaveLength(1);
			expect(resources.split(`- [\`${name}\`](#${name})`)).toHaveLength(2);
			expect(parameters).toContain(`### ${name}\n\n`);
		}
	});

	test('every parameter is in the list of its operation, or in that of all with its name in the last line', () => {
		const [, ...sections] = `\n${parametersOfOperations()}`.split('\n### ');
		const common = [...commonParameters().matchAll(/^- \*\*`([^`]+)`/gm)].map(([, input]) => input!);
		expect(common).toEqual([...new Set(common)]);
		expect(common).toEqual(expect.arrayContaining(['open-password', 'pages', 'layer']));
		const without = /`open-password`.*, in all operations but ([^:]*):/.exec(commonParameters())![1]!.match(/[\w-]+/g)!;
		for (const section of sections) {
			const name = section.split('\n', 1)[0]!;
			const own = [...section.matchAll(/^- \*\*`([^`]+)`/gm)].map(([, input]) => input!);
			const below = [...(/^- (?:Also|Only) (.*)\.$/m.exec(section)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, input]) => input!);
			expect(below.filter((input) => !common.includes(input))).toEqual([]);
			const inputs = Object.keys(operationOf(name.replaceAll('-', '_') as OperationName).fields).map(kebab);
			// The common list names the operations without it.
			const password = without.includes(name) || own.includes('open-password') ? [] : ['open-password'];
			expect([name, ...[...own, ...below, ...password].sort()]).toEqual([name, ...inputs.sort()]);
		}
	});

	testInTurn('parameters have the labels of the panel, their values and their default', () => {
		expect(parametersOfOperations()).not.toMatch(/`\*\* \((?:Maximum Bytes|Allow Printing|First Page)/);
		expect(parametersOfOperations()).toContain('- **`maximum-bytes`** (Maximum Size (MB)): ');
		expect(parametersOfOperations()).toContain('- **`minimum-size`**: ');
		expect(parametersOfOperations()).toContain('`Legal`, or a size such as 210 x 99 mm. Default: `A4`.');
		expect(parametersOfOperations()).toContain('- **`values`** (Values From, Values): ');
		expect(parametersOfOperations()).toContain('- **`allow-print`** (Permissions › Printing): ');
		expect(commonParameters()).toMatch(/^- \*\*`first-page`\*\*: .* counted from 1\. Default: `1`\.$/m);
		expect(commonParameters()).toContain(' Default: `AES-128`, in n8n, the Action and the terminal `AES-256`.\n');
	});

	test('the limits that many parameters have are in the head of the document alone', () => {
		const head = readFileSync(path.join(root, 'docs', 'operations.md'), 'utf8').split(
			'<!-- <generated common parameters> -->',
		)[0]!;
		for (const limit of ['a number is at least 1,', 'at most 1000 characters', '1 to 256,', 'at most 20 MB'])
			expect(head).toContain(limit);
		const usual = / (?:At least [01]|At most 1000 characters|1 to 256 characters|At most 20 MB)\./;
		const lines = `${commonParameters()}${parametersOfOperations()}`.split('\n').filter((line) => usual.test(line));
		// Numbers that may be 0.
		expect(lines.map((line) => /`([^`]+)`/.exec(line)![1])).toEqual(['maximum-unreadable', 'first-number', 'last-number']);
	});

	test('every value of a choice is named', () => {
		const all = `${commonParameters()}${parametersOfOperations()}`;
		const lines = (wire: string) => all.split('\n').filter((line) => line.startsWith(`- **\`${kebab(wire)}\`**`));
		const unnamed = operationNames.flatMap((name) =>
			Object.entries(operationOf(name).fields).flatMap(([wire, field]) =>
				field.kind === 'choice' || field.kind === 'choices'
					? field.options.flatMap(({ value }) =>
							lines(wire).some((line) => line.includes(String(value))) ? [] : [`${name}.${wire}: ${value}`],
						)
					: [],
			),
		);
		expect(unnamed).toEqual([]);
	});

	test('every row has as many cells as the head', () => {
		const counts = operationLines()
			.trim()
			.split('\n')
			.map((line) => line.replaceAll('\\|', '').split('|').length);
		expect(new Set(counts).size).toBe(1);
	});
});

describe('lists of operations', () => {
	const files = new Map(
		[
			['all.ts', ''],
			['extract-text.ts', "export const extract_text = {\n\tresource: 'text',"],
			['index.ts', ''],
			['merge-documents.ts', "export const merge_documents = {\n\tresource: 'document',"],
			['rotate-pages.ts', "export const rotate_pages = {\n\tresource: 'page',"],
			['set-bookmarks.ts', "export const set_bookmarks = {\n\tresource: 'document',"],
			['types.ts', "\tresource: 'page',"],
		].map(([file, text]) => [file!, text!] as const),
	);
	const order = 'export const operations = {\n\trotate_pages,\n\tmerge_documents,\n\tremoved_operation,\n};\n';
	const lists = operationLists(order, files);

	test('keep the order, and have new operations after those of their resource', () => {
		const listed = /^\t\w+,\n(?:\t\w+,\n)*/m.exec(lists.get(ORDER)!)![0];
		expect(listed.match(/\w+/g)).toEqual(['rotate_pages', 'merge_documents', 'set_bookmarks', 'extract_text']);
		expect(operationLists(lists.get(ORDER)!, files)).toEqual(lists);
	});

	test('name the same operations in every folder', () => {
		expect(lists.get('shared/local/all.ts')).toContain(
			"\trotate_pages: async () => (await import('./rotate-pages')).rotate_pages,\n\tmerge_documents: ",
		);
		expect(lists.get('test/conformance/cases/all.ts')).toContain("import { set_bookmarks } from './set-bookmarks';\n\n");
		for (const text of lists.values()) expect(text).not.toContain('removed');
		expect(listedFiles(order, files).slice(-4)).toEqual([
			'shared/contract/operations/extract-text.ts',
			'shared/local/extract-text.ts',
			'test/conformance/cases/extract-text.ts',
			'test/support/examples/extract-text.ts',
		]);
	});
});

describe('pinned names', () => {
	const all = pinned('{}');

	test('are all names of the table', () => {
		const names = JSON.parse(all) as Record<string, object>;
		expect(Object.keys(names)).toEqual(operationNames);
		expect(names['rotate_pages']).toEqual({
			fields: ['angle', 'first_page', 'last_page', 'pages', 'open_password'],
			facts: { pageCount: 'count', rotatedPages: 'count' },
		});
		expect(pinned(all)).toBe(all);
	});

	test.each([
		['{"turn_pages": {"fields": []}}', 'turn_pages'],
		['{"rotate_pages": {"fields": ["angle", "pages", "turn"]}}', 'rotate_pages.turn'],
		['{"rotate_pages": {"fields": [], "facts": {"rotatedPages": "text"}}}', 'rotate_pages.rotatedPages (text)'],
		['{"split_by_size": {"fields": [], "resultFacts": {"first": "count"}}}', 'split_by_size.first (count)'],
	])('%s cannot be removed', (before, lost) => {
		expect(() => pinned(before)).toThrow(new Error(`test/laws/names.json pins names that the table lacks: ${lost}`));
	});
});
