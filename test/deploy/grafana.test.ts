/** The dashboard: its expressions are judged by Prometheus' own program, and compared with the figures that the service gives. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { onFile, run, withPrograms } from '../support/judges/tools';
import { figuresGiven, figuresIn } from './figures';

interface Panel {
	readonly id: number;
	readonly type: string;
	readonly title: string;
	readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
	readonly targets?: readonly { readonly expr: string }[];
}

const board = JSON.parse(readFileSync(path.join(__dirname, '..', '..', 'deploy', 'grafana', 'octavo.json'), 'utf8')) as {
	readonly panels: readonly Panel[];
};
const drawn = board.panels.filter(({ type }) => type !== 'row');
const expressions = drawn.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** As rules, with values in place of Grafana's variables. */
const rulesOf = (exprs: readonly string[]): Uint8Array => {
	const rules = exprs.map((expr, index) => ({
		record: `one:${index}`,
		expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
	}));
	return Buffer.from(stringify({ groups: [{ name: 'board', rules }] }));
};
const judge = (exprs: readonly string[]): number =>
	onFile(rulesOf(exprs), (rules) => run('promtool', ['check', 'rules', rules]).code ?? -1);

withPrograms('promtool').test('promtool accepts every expression, and no wrong one', () => {
	expect(judge(expressions)).toBe(0);
	expect(judge([...expressions, 'sum by (le (octavo_places)'])).not.toBe(0);
});

test('it asks for figures that the service gives, and for each that only the service has', async () => {
	const given = await figuresGiven();
	const asked = new Set(expressions.flatMap(figuresIn));
	expect([...asked].filter((name) => !given.has(name))).toEqual([]);
	const own = [...given].filter((name) => name.startsWith('octavo_')).map((name) => name.replace(/_(bucket|sum|count)$/, ''));
	const isAsked = (name: string): boolean => [...asked].some((one) => one.replace(/_(bucket|sum|count)$/, '') === name);
	expect([...new Set(own)].filter((name) => !isAsked(name))).toEqual([]);
});

test('its panels have different numbers and places, and each draws something', () => {
	expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
	expect(drawn.filter(({ targets = [] }) => targets.length === 0)).toEqual([]);
	const cells = board.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
		Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
	);
	expect(new Set(cells).size).toBe(cells.length);
	expect(Math.max(...board.panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
});
