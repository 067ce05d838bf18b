/** The tables that the soak prints. */

export type Row = readonly [label: string, ...cells: (string | number)[]];

/** What was measured, and whether it is what the project promises. */
export interface Report {
	readonly head: Row;
	readonly rows: readonly Row[];
	readonly goals: readonly Goal[];
}

export interface Goal {
	readonly text: string;
	readonly isReached: boolean;
}

/** Markdown, with numbers to the right. */
export function table(head: Row, rows: readonly Row[]): string {
	const lines = [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows];
	return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Of sorted values, the one below which `share` of them are. */
export const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;

export const milliseconds = (value: number): string => `${value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0)} ms`;
