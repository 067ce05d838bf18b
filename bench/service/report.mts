/** The tables that the soak prints. */

export type Row = readonly [label: string, ...cells: (string | number)[]];

/** Markdown, with numbers to the right. */
export function table(head: Row, rows: readonly Row[]): string {
	const lines = [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows];
	return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Of sorted values, the one below which `share` of them are. */
export const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;

export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
