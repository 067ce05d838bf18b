/** The data of paths (SVG 2, 9.3). A path ends at the first mark that cannot be read, as it does in browsers. */
import type { Steps } from '../../model/layout/boxes/setting';
import { addArc } from './arcs';
import { NumberScanner } from './numbers';
import type { Outline } from './outline';

/** The cost of a command, see `Pace`. */
const COMMAND_COST = 600;
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The control point of the last curve, which smooth ones go on from. */
interface Last {
	kind: string;
	x: number;
	y: number;
}

export function* addPathData(outline: Outline, data: string): Steps<void> {
	const scanner = new NumberScanner(data);
	const last: Last = { kind: '', x: 0, y: 0 };
	let command = '';
	for (;;) {
		yield COMMAND_COST;
		scanner.skip();
		const mark = data[scanner.at];
		if (mark === undefined) return;
		if (Object.hasOwn(COUNTS, mark.toLowerCase())) {
			command = mark;
			scanner.at++;
		} else if (command === '' || command === 'z' || command === 'Z') return;
		// A path begins with a move.
		if (outline.isEmpty && command !== 'm' && command !== 'M') return;
		const values = readValues(scanner, command.toLowerCase());
		if (!values) return;
		addCommand(outline, command, values, last);
		// Further points after a move are lines.
		if (command === 'm') command = 'l';
		if (command === 'M') command = 'L';
	}
}

function readValues(scanner: NumberScanner, command: string): number[] | undefined {
	const values: number[] = [];
	for (let index = 0; index < COUNTS[command]!; index++) {
		const value = command === 'a' && (index === 3 || index === 4) ? scanner.flag() : scanner.number();
		if (value === undefined) return undefined;
		values.push(value);
	}
	return values;
}

function addCommand(outline: Outline, command: string, values: readonly number[], last: Last): void {
	const kind = command.toLowerCase();
	const isRelative = kind === command;
	const [fromX, fromY] = isRelative ? [outline.x, outline.y] : [0, 0];
	const [x0, y0] = [outline.x, outline.y];
	const at = (index: number): readonly [number, number] => [values[index]! + fromX, values[index + 1]! + fromY];
	const mirrored = (kinds: string): readonly [number, number] =>
		last.kind !== '' && kinds.includes(last.kind) ? [2 * x0 - last.x, 2 * y0 - last.y] : [x0, y0];
	let control: readonly [number, number] = [x0, y0];
	switch (kind) {
		case 'm':
			outline.move(...at(0));
			break;
		case 'l':
			outline.line(...at(0));
			break;
		case 'h':
			outline.line(values[0]! + fromX, y0);
			break;
		case 'v':
			outline.line(x0, values[0]! + fromY);
			break;
		case 'c':
			control = at(2);
			outline.curve(...at(0), ...control, ...at(4));
			break;
		case 's':
			control = at(0);
			outline.curve(...mirrored('cs'), ...control, ...at(2));
			break;
		case 'q':
			control = at(0);
			addQuadratic(outline, control, at(2));
			break;
		case 't':
			control = mirrored('qt');
			addQuadratic(outline, control, at(0));
			break;
		case 'a':
			addArc(outline, values, at(5));
			break;
		default:
			outline.close();
	}
	last.kind = kind;
	[last.x, last.y] = control;
}

/** As a cubic curve, which is all that PDF has. */
function addQuadratic(outline: Outline, [cx, cy]: readonly [number, number], [x, y]: readonly [number, number]): void {
	const [x0, y0] = [outline.x, outline.y];
	const third = (from: number, control: number): number => from + ((control - from) * 2) / 3;
	outline.curve(third(x0, cx), third(y0, cy), third(x, cx), third(y, cy), x, y);
}
