/** Small rotations over keep-alive: how many the service answers, beside a server that starts qpdf, and how long at a part of that. */
import { decode } from '../../shared/contract/values/decode';
import { numbered } from '../../test/support/documents/drawn';
import { asDocument, localWithNativeCodec } from '../../test/support/hosts/local';
import { processorSecondsOf } from '../../test/support/cost/process-figures';
import { at, inTurns, median, milliseconds, sorted } from '../core.mts';
import type { Goal, Report } from './endurance.mts';
import { closedLoop, openLoop, prepare, type Check, type Figures } from './load.mts';
import { end, KEY, startQpdfServer, startService, type Server } from './servers.mts';

export interface SpeedOptions {
	/** Of each measurement. */
	readonly seconds: number;
	readonly clients: number;
	readonly besideQpdf: boolean;
	/** Part of the most requests a second, or undefined. */
	readonly load: number | undefined;
}

/** Rounds in which all are measured in turn, so that a disturbance meets all of them. */
const ROUNDS = 5;
/** Seconds before the measurements, in which each server is loaded. */
const WARM_UP = 2;
/** Of the random arrivals: as many as the service takes at the same time by default. */
const CONNECTIONS = 64;
const SERVICE = 'The service';
const QPDF = 'A server that starts qpdf';

/** Seconds that the measurements take together. */
export function durationOf({ seconds, besideQpdf, load }: SpeedOptions): number {
	const targets = besideQpdf ? 2 : 1;
	return targets * WARM_UP + ROUNDS * seconds * (targets + (load === undefined ? 0 : 1));
}

export async function speed({ seconds, clients, besideQpdf, load }: SpeedOptions): Promise<Report> {
	const document = asDocument(await numbered(3), 'in.pdf');
	const turned = await localWithNativeCodec.run('rotate_pages', [document], decode('rotate_pages', { angle: '90' }));
	const expected = turned.documents[0]!.bytes;
	const isRight: Check = ({ status, body }) => status === 200 && body.equals(expected);
	const isPdf: Check = ({ status, body }) => status === 200 && body.toString('latin1', 0, 5) === '%PDF-';
	const [service] = await startService(1, 2);
	const targets = [{ label: SERVICE, server: service!, is: isRight }];
	if (besideQpdf) targets.push({ label: QPDF, server: await startQpdfServer(), is: isPdf });
	const request = ({ url }: Server) => prepare(url, '/v1/rotate_pages', KEY, document.bytes, { angle: '90' });
	const closed = (duration: number) =>
		Object.fromEntries(
			targets.map(({ label, server, is }) => [
				label,
				() => measured(server, () => closedLoop(server.url, request(server), is, clients, duration)),
			]),
		);
	await inTurns(closed(WARM_UP), 1);
	const found = await inTurns(closed(seconds), ROUNDS);
	const [first, second] = [...found.values()].map(together);
	const rows = [...found].map(([label, rounds]) => row(`${label}, ${clients} clients`, together(rounds)));
	const goals: Goal[] = [];
	if (second) {
		const [times, cost] = [first!.perSecond / second.perSecond, second.processor / first!.processor];
		goals.push({
			text: `The service answers ${times.toFixed(1)} times as many requests as the server that starts qpdf (goal: 5), and needs ${cost.toFixed(1)} times less processor time for each.`,
			isReached: times >= 5,
		});
	}
	if (load !== undefined) {
		const open = () => openLoop(service!.url, request(service!), isRight, load * first!.perSecond, CONNECTIONS, seconds);
		const rounds = (await inTurns({ open: () => measured(service!, open) }, ROUNDS)).get('open')!;
		rows.push(row(`The service at ${load * 100} % of its most, random arrivals`, together(rounds)));
		const ratio = median(rounds.map(({ times }) => at(times, 0.99) / at(times, 0.5)));
		goals.push({
			text: `At ${load * 100} % load 99 of 100 requests are answered within ${ratio.toFixed(1)} times the median (goal: 10).`,
			isReached: ratio < 10,
		});
	}
	await Promise.all(targets.map(({ server }) => end(server)));
	const head = ['Small rotations', 'a second', 'median', '99 of 100', 'processor time of the server for each', 'of the clients'];
	return { head, rows, goals };
}

const row = (label: string, { perSecond, times, processor, generator }: Measured): (string | number)[] => [
	label,
	Math.round(perSecond),
	...[at(times, 0.5), at(times, 0.99), processor, generator].map(milliseconds),
];

interface Measured extends Figures {
	/** Milliseconds of processor time of the server for each request. */
	readonly processor: number;
}

async function measured({ child }: Server, run: () => Promise<Figures>): Promise<Measured> {
	const before = processorSecondsOf(child.pid);
	const figures = await run();
	return { ...figures, processor: ((processorSecondsOf(child.pid) - before) * 1000) / figures.times.length };
}

/** All rounds as one: the middle of the rates, so that one disturbed round counts little, and all times. */
function together(rounds: readonly Measured[]): Measured {
	const middle = (of: (one: Measured) => number): number => median(rounds.map(of));
	return {
		perSecond: middle(({ perSecond }) => perSecond),
		times: sorted(rounds.flatMap(({ times }) => times)),
		processor: middle(({ processor }) => processor),
		generator: middle(({ generator }) => generator),
	};
}
