/** Small rotations over keep-alive: how many the service answers, beside a server that starts qpdf, and how long at a part of that. */
import { decode } from '../../shared/decode';
import { numbered } from '../../test/support/documents/drawn';
import { prepare } from './connection.mts';
import { closedLoop, openLoop, type Check, type Figures } from './load.mts';
import { at, milliseconds, type Goal, type Report, type Row } from './report.mts';
import { local } from './tasks.mts';
import { end, KEY, processorTime, startQpdfServer, startService, type Server } from './servers.mts';

export interface SpeedOptions {
	/** Of each measurement. */
	readonly seconds: number;
	readonly clients: number;
	readonly besideQpdf: boolean;
	/** Part of the most requests a second, or undefined. */
	readonly load: number | undefined;
}

interface Target {
	readonly label: string;
	readonly server: Server;
	readonly request: Buffer;
	readonly isRight: Check;
}

/** Rounds in which all are measured in turn, so that a disturbance meets all of them. */
const ROUNDS = 5;

/** Seconds before the measurements, in which each server is loaded. */
const WARM_UP = 2;

/** Seconds that the measurements take together. */
export function durationOf({ seconds, besideQpdf, load }: SpeedOptions): number {
	const targets = besideQpdf ? 2 : 1;
	return targets * WARM_UP + ROUNDS * seconds * (targets + (load === undefined ? 0 : 1));
}

/** Of the random arrivals: as many as the service takes at the same time by default. */
const CONNECTIONS = 64;

export async function speed({ seconds, clients, besideQpdf, load }: SpeedOptions): Promise<Report> {
	const document = { name: 'in.pdf', bytes: await numbered(3) };
	const turned = await local.run('rotate_pages', [document], decode('rotate_pages', { angle: '90' }));
	const expected = turned.documents[0]!.bytes;
	const target = (label: string, server: Server, isRight: Check): Target => ({
		label,
		server,
		request: prepare(server.url, '/v1/rotate_pages', KEY, document.bytes, { angle: '90' }),
		isRight,
	});
	const [service] = await startService(1, 2);
	const ours = target('The service', service!, ({ status, body }) => status === 200 && body.equals(expected));
	const targets = [ours];
	if (besideQpdf) {
		const isPdf: Check = ({ status, body }) => status === 200 && body.toString('latin1', 0, 5) === '%PDF-';
		targets.push(target('A server that starts qpdf', await startQpdfServer(), isPdf));
	}
	const closed = ({ server, request, isRight }: Target, duration: number): Promise<Measured> =>
		measured(server, () => closedLoop(server.url, request, isRight, clients, duration));

	for (const one of targets) await closed(one, WARM_UP);
	const found = new Map<Target, Measured[]>(targets.map((one) => [one, []]));
	for (let round = 0; round < ROUNDS; round++) for (const one of targets) found.get(one)!.push(await closed(one, seconds));
	const [first, second] = targets.map((one) => together(found.get(one)!));
	const rows = targets.map((one) => row(`${one.label}, ${clients} clients`, together(found.get(one)!)));
	const goals: Goal[] = [];
	if (second) {
		const [speed, cost] = [first!.perSecond / second.perSecond, second.processor / first!.processor];
		goals.push({
			text: `The service answers ${speed.toFixed(1)} times as many requests as the server that starts qpdf (goal: 5), and needs ${cost.toFixed(1)} times less processor time for each.`,
			isReached: speed >= 5,
		});
	}
	if (load !== undefined) {
		const rounds: Measured[] = [];
		for (let round = 0; round < ROUNDS; round++)
			rounds.push(
				await measured(ours.server, () =>
					openLoop(ours.server.url, ours.request, ours.isRight, load * first!.perSecond, CONNECTIONS, seconds),
				),
			);
		const open = together(rounds);
		rows.push(row(`The service at ${load * 100} % of its most, random arrivals`, open));
		const ratio = middle(rounds.map(({ times }) => at(times, 0.99) / at(times, 0.5)));
		goals.push({
			text: `At ${load * 100} % load 99 of 100 requests are answered within ${ratio.toFixed(1)} times the median (goal: 10).`,
			isReached: ratio < 10,
		});
	}
	await Promise.all(targets.map(({ server }) => end(server)));
	return { head: HEAD, rows, goals };
}

const HEAD: Row = [
	'Small rotations',
	'a second',
	'median',
	'99 of 100',
	'processor time of the server for each',
	'of the clients',
];

const row = (label: string, { perSecond, times, processor, generator }: Measured): Row => [
	label,
	Math.round(perSecond),
	milliseconds(at(times, 0.5)),
	milliseconds(at(times, 0.99)),
	milliseconds(processor),
	milliseconds(generator),
];

interface Measured extends Figures {
	/** Milliseconds of processor time of the server for each request. */
	readonly processor: number;
}

async function measured(server: Server, run: () => Promise<Figures>): Promise<Measured> {
	const before = processorTime(server);
	const figures = await run();
	return { ...figures, processor: ((processorTime(server) - before) * 1000) / figures.times.length };
}

/** All rounds as one: the middle of the rates, so that one disturbed round counts little, and all times. */
function together(rounds: readonly Measured[]): Measured {
	const middleOf = (of: (one: Measured) => number): number => middle(rounds.map(of));
	return {
		perSecond: middleOf(({ perSecond }) => perSecond),
		times: rounds.flatMap(({ times }) => times).sort((one, other) => one - other),
		processor: middleOf(({ processor }) => processor),
		generator: middleOf(({ generator }) => generator),
	};
}

const middle = (values: readonly number[]): number =>
	at(
		[...values].sort((one, other) => one - other),
		0.5,
	);
