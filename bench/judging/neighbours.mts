/** Tables as pairs of neighbouring cells, as the ICDAR 2013 table competition counts them: nearest cells in a row and in a column, empty ones left out. */

export interface Cell {
	readonly text: string;
	/** Inclusive. */
	readonly rows: readonly [first: number, last: number];
	readonly columns: readonly [first: number, last: number];
}

/** Pairs of cells and single ones, each as a line of text; the same one may be there several times. */
export interface Shape {
	readonly cells: readonly string[];
	readonly neighbours: readonly string[];
}

/** Printed characters only: no white space, and none that Markdown uses for its own. */
export const bare = (text: string): string => text.normalize('NFKC').replace(/<br>|[\s\\*_`|\u00ad]/gu, '');

/** Cells of a table that are told apart. */
export function shapeOf(cells: readonly Cell[]): Shape {
	const known = cells.map((cell) => ({ ...cell, text: bare(cell.text) })).filter(({ text }) => text !== '');
	const byRow = grouped(known, ({ rows }) => rows);
	const byColumn = grouped(known, ({ columns }) => columns);
	const pairs = new Set<string>();
	const add = (
		groups: ReadonlyMap<number, readonly Cell[]>,
		sign: string,
		placeOf: (cell: Cell) => readonly [number, number],
	) => {
		for (const group of groups.values()) {
			const sorted = [...group].sort((one, other) => placeOf(one)[0] - placeOf(other)[0]);
			for (let at = 1; at < sorted.length; at++)
				pairs.add(`${known.indexOf(sorted[at - 1]!)} ${sign} ${known.indexOf(sorted[at]!)}`);
		}
	};
	add(byRow, '>', ({ columns }) => columns);
	add(byColumn, 'v', ({ rows }) => rows);
	const neighbours = Array.from(pairs, (pair) => {
		const [one, sign, other] = pair.split(' ');
		return `${known[Number(one)]!.text} ${sign} ${known[Number(other)]!.text}`;
	});
	return { cells: known.map(({ text }) => text), neighbours };
}

function grouped<C extends Cell>(cells: readonly C[], of: (cell: C) => readonly [number, number]): Map<number, C[]> {
	const groups = new Map<number, C[]>();
	for (const cell of cells) {
		const [first, last] = of(cell);
		for (let at = first; at <= last; at++) groups.set(at, [...(groups.get(at) ?? []), cell]);
	}
	return groups;
}

/** Lines of text whose cells are cut at two blanks: cells are below each other if they share a place. */
export function shapeOfLines(lines: readonly string[]): Shape {
	const rows = lines.map((line) =>
		Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: text, index }) => ({
			text: bare(text),
			from: index,
			to: index + text.length,
		})),
	);
	const neighbours: string[] = [];
	for (const [index, row] of rows.entries())
		for (const [place, cell] of row.entries()) {
			if (place > 0) neighbours.push(`${row[place - 1]!.text} > ${cell.text}`);
			const shares = (other: { from: number; to: number }) => other.from < cell.to && other.to > cell.from;
			const below = rows.slice(index + 1, index + 6).find((next) => next.some(shares));
			for (const other of below?.filter(shares) ?? []) neighbours.push(`${cell.text} v ${other.text}`);
		}
	return { cells: rows.flat().map(({ text }) => text), neighbours };
}

/** The tables and the code of Markdown. */
export function shapeOfMarkdown(markdown: string): Shape {
	const shapes: Shape[] = [];
	let code: string[] | undefined;
	let table: string[][] = [];
	const ends = () => {
		const cells = table.flatMap((row, at) =>
			row.map((text, column): Cell => ({ text, rows: [at, at], columns: [column, column] })),
		);
		shapes.push(shapeOf(cells));
		table = [];
	};
	for (const line of markdown.split('\n'))
		if (/^```/.test(line)) {
			if (code) shapes.push(shapeOfLines(code));
			code = code ? undefined : [];
		} else if (code) code.push(line);
		else if (/^\|( --- \|)+$/.test(line)) continue;
		else if (line.startsWith('| ')) table.push(line.slice(2, -2).split(/(?<!\\)\|/));
		else ends();
	ends();
	return { cells: shapes.flatMap(({ cells }) => cells), neighbours: shapes.flatMap(({ neighbours }) => neighbours) };
}

/** How many of the wanted are there, each as often as it is. */
export function countFound(wanted: readonly string[], given: readonly string[]): number {
	const left = new Map<string, number>();
	for (const one of given) left.set(one, (left.get(one) ?? 0) + 1);
	let found = 0;
	for (const one of wanted) {
		const more = left.get(one) ?? 0;
		if (more === 0) continue;
		left.set(one, more - 1);
		found++;
	}
	return found;
}

const entity: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The tables of the competition's XML, by page. */
export function tablesOfXml(xml: string): { readonly page: number; readonly cells: readonly Cell[] }[] {
	return Array.from(xml.matchAll(/<region([^>]*)>(.*?)<\/region>/gs), ([, head, body]) => ({
		page: Number(attribute(head!, 'page')),
		cells: Array.from(body!.matchAll(/<cell([^>]*)>(.*?)<\/cell>/gs), ([, attributes, content]): Cell => {
			const [row, column] = [Number(attribute(attributes!, 'start-row')), Number(attribute(attributes!, 'start-col'))];
			return {
				text: (/<content>(.*?)<\/content>/s.exec(content!)?.[1] ?? '').replace(/&(#x?)?(\w+);/g, (_, number, name) =>
					number ? String.fromCodePoint(Number(number === '#x' ? `0x${name}` : name)) : (entity[name] ?? ''),
				),
				rows: [row, Number(attribute(attributes!, 'end-row') ?? row)],
				columns: [column, Number(attribute(attributes!, 'end-col') ?? column)],
			};
		}),
	}));
}

const attribute = (text: string, name: string): string | undefined => new RegExp(`\\b${name}=["'](\\d+)`).exec(text)?.[1];
