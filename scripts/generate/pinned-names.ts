/** The names of operations, fields and facts that users rely on, as a JSON text with an object for each operation. */
import { operationNames, operationOf } from '../../shared/contract/operations';
import type { DeclaredFacts } from '../../shared/contract/operations/types';

interface Names {
	readonly fields: readonly string[];
	/** The type of each. */
	readonly facts?: Readonly<Record<string, string>>;
	readonly resultFacts?: Readonly<Record<string, string>>;
}

type Table = Readonly<Record<string, Names>>;

/** `before` with the names that are new in the table. @throws if the table lacks a name: it is never removed, nor spelled otherwise */
export function pinned(before: string): string {
	const table = pinnedTable();
	const now = new Set(listed(table));
	const lost = listed(JSON.parse(before) as Table).filter((name) => !now.has(name));
	if (lost.length > 0) throw new Error(`test/laws/names.json pins names that the table lacks: ${lost.join(', ')}`);
	const lines = Object.entries(table).map(([name, names]) => {
		const members = Object.entries(names).map(
			([key, value]: [string, object]) => `\t\t${JSON.stringify(key)}: ${inOneLine(value)}`,
		);
		return `\t${JSON.stringify(name)}: {\n${members.join(',\n')}\n\t}`;
	});
	return `{\n${lines.join(',\n')}\n}\n`;
}

export const pinnedTable = (): Table =>
	Object.fromEntries(
		operationNames.map((name): [string, Names] => {
			const { fields, facts, resultFacts } = operationOf(name);
			return [
				name,
				{
					fields: Object.keys(fields),
					...(facts && { facts: typesOf(facts) }),
					...(resultFacts && { resultFacts: typesOf(resultFacts) }),
				},
			];
		}),
	);

const typesOf = (declared: DeclaredFacts): Record<string, string> =>
	Object.fromEntries(Object.entries(declared).map(([name, { type }]) => [name, type]));

/** Such as `rotate_pages`, `rotate_pages.angle` and `rotate_pages.rotatedPages (count)`. */
const listed = (table: Table): string[] =>
	Object.entries(table).flatMap(([operation, { fields, facts = {}, resultFacts = {} }]) => [
		operation,
		...fields.map((wire) => `${operation}.${wire}`),
		...Object.entries({ ...facts, ...resultFacts }).map(([name, type]) => `${operation}.${name} (${type})`),
	]);

const inOneLine = (value: object): string =>
	JSON.stringify(value).replaceAll(',"', ', "').replaceAll('":', '": ').replace('{', '{ ').replace('}', ' }');
