/** The files that name every operation: bundles need an import with a fixed path for each. Pure functions: text in, text out. */

interface List {
	/** Holds a file per operation, which exports a constant with the operation's wire name. */
	readonly folder: string;
	/** Lines above the imports of the operations. */
	readonly head: readonly string[];
	readonly open: string;
	readonly close: string;
	/** Loads the operation when it is needed. */
	readonly lazy?: true;
}

/** The first list has the order in which documents, panels and this script name the operations. */
export const ORDER = 'shared/contract/operations/all.ts';

const LISTS: readonly List[] = [
	{
		folder: 'shared/contract/operations',
		head: ["import type { Operation } from './types';"],
		open: 'export const operations = {',
		close: '} as const satisfies Readonly<Record<string, Operation>>;',
	},
	{
		folder: 'shared/local',
		head: ["import type { OperationName } from '../contract/operations';", "import type { LocalOperation } from './operation';"],
		open: 'export const implementations: { readonly [N in OperationName]: () => Promise<LocalOperation<N>> } = {',
		close: '};',
		lazy: true,
	},
	{
		folder: 'test/conformance/cases',
		head: ["import type { OperationName } from '../../../shared/contract/operations';", "import type { Case } from '../case';"],
		open: 'export const cases: { readonly [N in OperationName]: readonly Case[] } = {',
		close: '};',
	},
	{
		folder: 'test/support/examples',
		head: [
			"import type { OperationName } from '../../../shared/contract/operations';",
			"import type { Example } from './example';",
		],
		open: 'export const examples: { readonly [N in OperationName]: Example } = {',
		close: '};',
	},
];

/** Files of `shared/contract/operations` that are not an operation. */
const OTHERS: ReadonlySet<string> = new Set(['all.ts', 'facts.ts', 'fields.ts', 'index.ts', 'types.ts']);

const COMMENT = [
	'/**',
	' * Written by `npm run generate`: the operations of this folder. It keeps the order that it finds in shared/contract/operations, where a new',
	' * operation follows those of its resource.',
	' */',
];

/** The text of every list, by its path. `order` is the text of the first list as it is now. */
export function operationLists(order: string, files: ReadonlyMap<string, string>): Map<string, string> {
	const names = ordered(order, files);
	return new Map(LISTS.map((list) => [`${list.folder}/all.ts`, textOf(list, names)]));
}

/** The files that the lists import, by the same arguments. */
export const listedFiles = (order: string, files: ReadonlyMap<string, string>): string[] =>
	ordered(order, files).flatMap((name) => LISTS.map(({ folder }) => `${folder}/${fileOf(name)}.ts`));

const fileOf = (name: string): string => name.replaceAll('_', '-');

/** The operations of `files` (name of the file, and its text): known ones first as they are, new ones after those of their resource. */
function ordered(order: string, files: ReadonlyMap<string, string>): string[] {
	const resources = new Map<string, string | undefined>();
	for (const [file, text] of files)
		if (!OTHERS.has(file)) resources.set(file.replace('.ts', '').replaceAll('-', '_'), /^\tresource: '(\w+)'/m.exec(text)?.[1]);
	const names = [...order.matchAll(/^\t(\w+),$/gm)].map(([, name]) => name!).filter((name) => resources.has(name));
	for (const [name, resource] of resources) {
		if (names.includes(name)) continue;
		const last = names.findLastIndex((known) => resources.get(known) === resource);
		names.splice(last < 0 ? names.length : last + 1, 0, name);
	}
	return names;
}

function textOf({ head, open, close, lazy }: List, names: readonly string[]): string {
	const path = (name: string) => `./${fileOf(name)}`;
	const imports = lazy ? [] : names.toSorted().map((name) => `import { ${name} } from '${path(name)}';`);
	const entries = names.map((name) => (lazy ? `\t${name}: async () => (await import('${path(name)}')).${name},` : `\t${name},`));
	return [...COMMENT, ...head, ...imports, '', open, ...entries, close, ''].join('\n');
}
