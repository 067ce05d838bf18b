/** The figures of the last run, so that a changed goal or text needs no other run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { derived } from './documents.mts';
import type { Result } from './report.mts';
import type { Row } from './rows.mts';

const file = (): string => derived('last-run.json');

/** @param how command, commit and machine, as `made` says them */
export function keepRun(how: string, results: readonly Result[]): void {
	const kept = results.map(({ row, inputBytes, replies, starts }) => ({
		name: row.name,
		inputBytes,
		starts: [...starts],
		replies: [...replies].map(([engine, all]) => [
			engine,
			all.map((reply) => (reply.kind === 'done' ? { ...reply, documents: [], data: undefined } : reply)),
		]),
	}));
	writeFileSync(file(), JSON.stringify({ how, results: kept }));
}

/** @throws Error if nothing was measured before, or a row has another name now */
export function lastRun(rows: readonly Row[]): { how: string; results: Result[] } {
	const { how, results } = JSON.parse(readFileSync(file(), 'utf8')) as {
		how: string;
		results: { name: string; inputBytes: number; starts: [never, number][]; replies: [never, never][] }[];
	};
	return {
		how,
		results: results.map(({ name, inputBytes, starts, replies }) => {
			const row = rows.find((one) => one.name === name);
			if (!row) throw new Error(`The last run measured “${name}”, a row that has gone: run the benchmark again`);
			return { row, inputBytes, starts: new Map(starts), replies: new Map(replies) };
		}),
	};
}
