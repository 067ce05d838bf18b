/** docs/terminal.svg: command lines as they run in a terminal, recorded by `script` of util-linux, as a picture that moves. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { invoice } from '../../test/support/documents/bulk-documents';

const LINES = [
	"octavo merge 'invoices/*.pdf' -o year.pdf",
	"octavo split-by-size year.pdf --maximum-bytes 1MB -o 'mail/{name}-{index}.pdf'",
	'octavo info year.pdf | jq .pageCount',
] as const;
const [COLUMNS, ROWS] = [96, 10];
/** Pixels of a cell. */
const [WIDTH, HEIGHT] = [8.4, 19];
/** Seconds: for four typed letters, after an answer, and at the end. */
const [TYPING, READING, RESTING] = [0.14, 0.9, 4];

/** The screen from a time on, in seconds. */
interface Frame {
	readonly from: number;
	readonly rows: readonly string[];
}

/** The part of a terminal that a bar needs: a screen of rows, a cursor, and codes that erase to the end of the line. */
class Screen {
	private rows: string[] = [''];
	private column = 0;

	write(text: string): void {
		// eslint-disable-next-line no-control-regex -- codes of terminals
		for (const [part] of text.matchAll(/\u001b\[([\d;?]*)([A-Za-z])|\u001b[78]|[^]/g)) {
			if (part === '\n') this.rows.push('');
			else if (part === '\r') this.column = 0;
			else if (part.length > 1) this.control(part);
			else this.put(part);
		}
	}

	private put(character: string): void {
		const row = this.rows.at(-1)!.padEnd(this.column);
		this.rows[this.rows.length - 1] = row.slice(0, this.column) + character + row.slice(this.column + 1);
		this.column++;
	}

	private control(code: string): void {
		const kind = code.at(-1);
		if (kind === 'G') this.column = Math.max(0, (parseInt(code.slice(2), 10) || 1) - 1);
		else if (kind === 'K') this.rows[this.rows.length - 1] = code === '\u001b[2K' ? '' : this.rows.at(-1)!.slice(0, this.column);
	}

	get shown(): readonly string[] {
		return this.rows.slice(-ROWS);
	}
}

/** Records the lines in a folder of invoices. */
function record(): Frame[] {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-terminal-'));
	try {
		execFileSync(process.execPath, ['scripts/bundle-package.mjs', path.join(folder, 'package')], { stdio: 'ignore' });
		mkdirSync(path.join(folder, 'bin'));
		const command = path.join(folder, 'bin', 'octavo');
		writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${path.join(folder, 'package', 'octavo.mjs')}' "$@"\n`, {
			mode: 0o755,
		});
		mkdirSync(path.join(folder, 'invoices'));
		for (let index = 0; index < 1000; index++)
			writeFileSync(path.join(folder, 'invoices', `${String(index + 1).padStart(4, '0')}.pdf`), invoice(index));
		const screen = new Screen();
		const frames: Frame[] = [];
		let time = 0;
		const show = (): void => void frames.push({ from: time, rows: screen.shown });
		for (const line of LINES) {
			screen.write('$ ');
			for (const letters of line.match(/.{1,4}/g)!) {
				screen.write(letters);
				show();
				time += TYPING;
			}
			screen.write('\r\n');
			for (const [seconds, text] of recorded(line, folder)) {
				time += seconds;
				screen.write(text);
				show();
			}
			time += READING;
		}
		screen.write('$ ');
		show();
		return frames;
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** The pieces of the output, and the seconds before each. */
function recorded(line: string, folder: string): [number, string][] {
	const [output, timing] = ['output', 'timing'].map((name) => path.join(folder, name)) as [string, string];
	const environment = {
		PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env['PATH']}`,
		TERM: 'xterm',
		COLUMNS: String(COLUMNS),
	};
	const words = ['--quiet', '--return', '--flush', '--log-out', output, '--log-timing', timing, '--command', line];
	execFileSync('script', words, { cwd: folder, env: environment, stdio: 'ignore' });
	// The first line is of `script`.
	const bytes = readFileSync(output);
	let at = bytes.indexOf('\n') + 1;
	return readFileSync(timing, 'utf8')
		.trim()
		.split('\n')
		.map((entry) => {
			const [seconds, length] = entry.split(' ').map(Number) as [number, number];
			return [seconds, bytes.toString('utf8', at, (at += length))];
		});
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Each frame is a group that is seen in its time. Without animation, the last one is. */
function draw(frames: readonly Frame[]): string {
	const kept = frames.filter(({ from }, at) => at === frames.length - 1 || frames[at + 1]!.from - from > 0.02);
	const all = kept.at(-1)!.from + RESTING;
	const percent = (seconds: number): string => `${((seconds / all) * 100).toFixed(2)}%`;
	const styles = kept.map(({ from }, at) => {
		const until = kept[at + 1]?.from;
		const end = until === undefined ? '' : `${percent(until)}{visibility:hidden}`;
		return `@keyframes f${at}{0%{visibility:hidden}${percent(from)}{visibility:visible}${end}}.f${at}{animation:f${at} ${all.toFixed(2)}s step-end infinite}`;
	});
	const groups = kept.map(({ rows }, at) => {
		const lines = rows.map((row, line) => {
			const text = row.slice(0, COLUMNS).trimEnd();
			if (text === '') return '';
			const isTyped = text.startsWith('$');
			return `<text x="16" y="${Math.round((line + 2.1) * HEIGHT)}" textLength="${(text.length * WIDTH).toFixed(1)}"${isTyped ? ' class="t"' : ''}>${escaped(text)}</text>`;
		});
		return `<g class="f${at}"${at < kept.length - 1 ? ' visibility="hidden"' : ''}>${lines.join('')}</g>`;
	});
	const [width, height] = [COLUMNS * WIDTH + 32, (ROWS + 2.4) * HEIGHT];
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height.toFixed(0)}" role="img" aria-label="Octavo at the terminal merges invoices and splits the result for mail">
<style>text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#c9d1d9;white-space:pre}.t{fill:#7ee787}${styles.join('')}</style>
<rect width="100%" height="100%" rx="8" fill="#0d1117"/><circle cx="18" cy="15" r="5" fill="#ff5f56"/><circle cx="36" cy="15" r="5" fill="#ffbd2e"/><circle cx="54" cy="15" r="5" fill="#27c93f"/>
${groups.join('\n')}
</svg>
`;
}

/** @returns the path of the picture. */
export function drawTerminal(target: string): string {
	writeFileSync(target, draw(record()));
	return target;
}
