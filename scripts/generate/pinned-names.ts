/** The wire names of operations and fields that users rely on, as a JSON text with a line for each operation. */
import { operationNames, operationOf } from '../../shared/operations';

type Names = Readonly<Record<string, readonly string[]>>;

/** `before` with the names that are new in the table. @throws if the table lacks a name: it is never removed, nor spelled otherwise */
export function pinned(before: string): string {
	const known = JSON.parse(before) as Names;
	const table: Names = Object.fromEntries(operationNames.map((name) => [name, Object.keys(operationOf(name).fields)]));
	const lost = Object.entries(known).flatMap(([name, fields]) =>
		table[name] ? fields.filter((wire) => !table[name]!.includes(wire)).map((wire) => `${name}.${wire}`) : [name],
	);
	if (lost.length > 0) throw new Error(`test/laws/names.json pins names that the table lacks: ${lost.join(', ')}`);
	const lines = Object.entries(table).map(
		([name, fields]) => `\t${JSON.stringify(name)}: ${JSON.stringify(fields).replaceAll(',', ', ')}`,
	);
	return `{\n${lines.join(',\n')}\n}\n`;
}
