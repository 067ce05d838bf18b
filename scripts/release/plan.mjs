/** Chooses the measurements to run, and writes the table of their results. */

/**
 * @typedef {{ commit: string, machine: string, exit: number, figure: string }} Result
 * @typedef {import('./rows.mjs').Row} Row
 */

/** Whether a row depends on a changed file. */
function concerns({ paths, apart = [] }, file) {
	const isIn = (path) => path === '.' || file === path || file.startsWith(path);
	return paths.some(isIn) && !apart.some(isIn);
}

/**
 * The rows to run: those without a passed result, and those on whose paths something has changed since.
 *
 * @param {readonly Row[]} rows
 * @param {Readonly<Record<string, Result>>} results by id
 * @param {(commit: string) => readonly string[]} changedSince the files that differ between a commit and this one
 */
export function pendingRows(rows, results, changedSince) {
	return rows.filter((row) => {
		const result = results[row.id];
		return !result || result.exit !== 0 || changedSince(result.commit).some((file) => concerns(row, file));
	});
}

/** The figure of an output: the line that the row asks for, in words if the row has them, or the last one that has text. */
export function figureOf(row, output) {
	const wanted = row.last && row.last.exec(output)?.[0];
	if (wanted && row.told) return row.told(JSON.parse(wanted));
	const lines = output.split('\n').filter((line) => line.trim() !== '');
	const line = (wanted ?? lines.at(-1) ?? 'no output').trim();
	// The last line may be that of a table.
	return line
		.replace(/^\| | \|$/g, '')
		.replaceAll(' | ', '; ')
		.slice(0, 200);
}

const claimOf = (row) => (row.more ? `[${row.claim}](${row.more})` : row.claim);
const cell = (text) => text.replaceAll('|', '\\|');
const FAILED = 'failed: ';

/** The table of docs/figures.md, in the order of the rows. A row without a result says so. The first row of a machine tells its letter. */
export function tableOf(rows, results) {
	const machines = [];
	const lines = rows.map((row) => {
		const result = results[row.id];
		const figure = !result ? 'not measured' : result.exit === 0 ? result.figure : `${FAILED}${result.figure}`;
		const told = result ? `${result.commit.slice(0, 8)} | ${machineIn(machines, result.machine)}` : ' | ';
		return `| ${cell(claimOf(row))} | ${cell(figure)} | \`${cell(row.command)}\` | ${told} |`;
	});
	return ['| Claim | Figure | Command | Commit | Machine |', '| --- | --- | --- | --- | --- |', ...lines].join('\n');
}

function machineIn(machines, machine) {
	const known = machines.indexOf(machine);
	if (known >= 0) return letterOf(known);
	return `${letterOf(machines.push(machine) - 1)}: ${machine}`;
}

const letterOf = (index) => String.fromCharCode('A'.charCodeAt(0) + index);

/**
 * The results in a document that `withTable` wrote: the document is where they are kept, so that another machine goes on with them.
 *
 * @param {string} document
 * @param {readonly Row[]} rows
 * @returns {Record<string, Result>} by id
 */
export function resultsIn(document, rows) {
	const results = {};
	const machines = new Map();
	for (const line of tableIn(document).split('\n')) {
		const cells = line.split(/(?<!\\)\|/).map((text) => text.replaceAll('\\|', '|').trim());
		const [, claim, told, command, commit, letter] = cells;
		const [, named, name] = /^([A-Z]): (.*)$/.exec(letter) ?? [];
		if (named) machines.set(named, name);
		const machine = machines.get(named ?? letter) ?? letter;
		const row = rows.find((one) => claimOf(one) === claim && `\`${one.command}\`` === command);
		if (!row || !commit) continue;
		const failed = told.startsWith(FAILED);
		results[row.id] = { commit, machine, exit: failed ? 1 : 0, figure: failed ? told.slice(FAILED.length) : told };
	}
	return results;
}

const BEGIN = '<!-- <measured> -->';
const END = '<!-- </measured> -->';

/** The document with the table between its marks. */
export function withTable(document, table) {
	const [begin, end] = placeIn(document);
	return `${document.slice(0, begin)}\n${table}\n${document.slice(end)}`;
}

const tableIn = (document) => document.slice(...placeIn(document));

function placeIn(document) {
	const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
	if (begin < 0 || end < begin) throw new Error(`docs/figures.md must have ${BEGIN} and ${END}`);
	return [begin + BEGIN.length, end];
}
