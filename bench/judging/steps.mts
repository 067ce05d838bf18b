/**
 * npm run steps: the processor time between two pauses, the growth of the time and the memory of operations on hostile documents. In
 * n8n, nothing else runs between two pauses.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RawParameters } from '../../shared/contract/values/decode';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { operationsWith } from '../../shared/contract/ports';
import { nodePorts } from '../../workers/lend';
import { examples, parametersOf } from '../../test/support/examples';
import { costly as resources } from '../../test/support/hostile/costly';
import { families } from '../../test/support/hostile/families';
import { Worker, type Failure } from '../../test/support/readers/worker';
import { aligned, compile, megabytes, milliseconds, table } from '../core.mts';
import { flag, list, options, pattern, whole } from '../usage.mts';
import { slowExpressions } from './expressions.mts';
import type { Cost, Task } from './steps-child.mts';

const USAGE = `Usage: npm run steps -- [FOLDER] [OPTIONS]

  FOLDER            documents on which every operation is run that accepts them; families of costly documents are always run
  --operations A,B  only these operations
  --only PATTERN    only documents whose names match
  --all             prints every row, not only the worst of a document
  --limit SECONDS   for one operation on one document (default 60)`;

const { folder, operations, only, all, limit } = options(
	USAGE,
	{ operations: list, only: pattern, all: flag, limit: whole(60) },
	(given, [folder]) => ({ ...given, folder }),
);

/** Milliseconds of processor time between two pauses. */
const STEP = 100;
/** Bytes beyond those of the process before; SECURITY.md states it. */
const MEMORY = 600e6;
/** Four times the size takes about five times the time of n log n, and sixteen where it is in the square; below `NOISE` milliseconds, the compiler counts more. */
const GROWTH = 8;
const NOISE = 300;

interface Row {
	readonly name: string;
	readonly operation: string;
	readonly cost: Cost | Failure;
	readonly growth?: number | undefined;
}

/** Parameters in place of those of the example: these operations read documents in several ways. */
const FURTHER: Partial<Record<OperationName, readonly RawParameters[]>> = {
	find_text: [{ search: 'zz' }],
	extract_text: [{}, { layout: 'page' }, { layout: 'markdown' }, { per_page: 'true', word_boxes: 'true' }],
	get_document_info: [{ with_bookmarks: 'true', per_page: 'true' }],
	compare_documents: [{ with_text: 'true' }],
};

async function tasksOf(file: string): Promise<(Task & { operation: OperationName })[]> {
	const accepts = /\.(?:md|txt)$/.test(file) ? 'text' : /\.(?:png|jpe?g)$/.test(file) ? 'image' : 'pdf';
	const tasks: (Task & { operation: OperationName })[] = [];
	for (const operation of operationsWith(nodePorts)) {
		if ((operationOf(operation).accepts ?? 'pdf') !== accepts || (operations && !operations.includes(operation))) continue;
		const given = FURTHER[operation] ?? [examples[operation].small ?? (await parametersOf(examples[operation]))];
		tasks.push(...given.map((parameters) => ({ file, operation, parameters })));
	}
	return tasks;
}

const costly = { ...resources, ...families };
const script = await compile('bench/judging/steps-child.mts');
const bounds = { milliseconds: limit * 1000, megabytes: 4000 };
const rows: Row[] = [];
const isWrong = ({ cost, growth }: Row): boolean =>
	cost.kind !== 'done' ||
	cost.end === 'internal' ||
	cost.end === 'crash' ||
	cost.step > STEP ||
	cost.resident > MEMORY ||
	(growth ?? 0) > GROWTH;

/** Whether nothing but times is beyond: a crash that is seen once is one. */
const isOnlySlow = (row: Row): boolean => {
	const { cost } = row;
	return isWrong(row) && cost.kind === 'done' && !isWrong({ ...row, cost: { ...cost, step: 0 }, growth: 0 });
};

const weight = ({ cost }: Row): number => (cost.kind === 'done' ? cost.step : Infinity);

/**
 * A row beyond the bounds is told at once: all of them take half an hour. Where only times are beyond, it is measured again before,
 * twice at most, because other programs of the machine only add to them.
 */
async function add(first: Row, measure: (worker: Worker<Task, Cost>) => Promise<Row>): Promise<void> {
	let row = first;
	for (let again = 0; again < 2 && isOnlySlow(row); again++) {
		const next = await apart(measure);
		if (!isWrong(next) || weight(next) < weight(row)) row = next;
	}
	rows.push(row);
	if (isWrong(row)) console.error(cells(row).filter(Boolean).join('  '));
}

/** In a fresh process. */
async function apart<T>(measure: (worker: Worker<Task, Cost>) => Promise<T>): Promise<T> {
	const worker = new Worker<Task, Cost>(script, bounds, []);
	const measured = await measure(worker);
	worker.stop();
	return measured;
}

for (const name of folder === undefined ? [] : readdirSync(folder).filter((one) => /\.(?:pdf|md|txt|png|jpe?g)$/.test(one))) {
	if (!only.test(name)) continue;
	await apart(async (worker) => {
		for (const task of await tasksOf(path.join(folder!, name))) {
			const measure = async (by: Worker<Task, Cost>) => ({ name, operation: task.operation, cost: await by.run(task) });
			await add(await measure(worker), measure);
		}
	});
}
for (const [family, { operation, size }] of Object.entries(costly)) {
	if (!only.test(family) || (operations && !operations.includes(operation))) continue;
	const measure = async (worker: Worker<Task, Cost>): Promise<Row> => {
		const costs: (Cost | Failure)[] = [];
		for (const part of [0.5, 1, 2]) costs.push(await worker.run({ family, size: Math.floor(size * part) }));
		const [least, , most] = costs.map((cost) => (cost.kind === 'done' ? cost.time : NaN));
		const growth = most! > NOISE ? most! / Math.max(least!, NOISE / 10) : 0;
		return { name: family, operation, cost: costs.find(({ kind }) => kind !== 'done') ?? costs.at(-1)!, growth };
	};
	await add(await apart(measure), measure);
}
const { count, slow } = slowExpressions();
for (const { place, time, unit } of slow) console.error(`${place}  ${milliseconds(time)} for 3,000 characters of ${unit}  WRONG`);

function cells({ name, operation, cost, growth }: Row): string[] {
	if (cost.kind !== 'done') return [name, operation, cost.message.replace(/[\s|]+/g, ' '), '', '', '', '', '', 'WRONG'];
	const { end, time, step, resident, external } = cost;
	const figures = [milliseconds(time), milliseconds(step), megabytes(resident), megabytes(external)];
	return [
		name,
		operation,
		end,
		...figures,
		growth ? growth.toFixed(1) : '',
		isWrong({ name, operation, cost, growth }) ? 'WRONG' : '',
	];
}

const wrong = rows.filter(isWrong);
const worst = (name: string): Row =>
	rows.filter((row) => row.name === name).reduce((most, row) => (weight(row) > weight(most) ? row : most));
const shown = all ? rows : [...new Set(rows.map(({ name }) => name))].map(worst).concat(wrong);
const head = ['document', 'operation', 'ends', 'time', 'longest step', 'memory', 'external', 'growth × 4', ''];
console.log(aligned(table(head, [...new Set(shown)].map(cells), [0, 1, 2, 8])));
const expressions = `${count} expressions, ${slow.length} quadratic`;
console.log(
	`${rows.length} runs, ${wrong.length} beyond ${STEP} ms a step, ${megabytes(MEMORY)}, or growth of n log n; ${expressions}`,
);
process.exitCode = wrong.length + slow.length > 0 ? 1 : 0;
