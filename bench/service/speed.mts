/** Small rotations over keep-alive: how many the service answers, beside a server that starts qpdf, and how long at a part of that. */
import { decode } from '../../shared/decode';
import { localBackend } from '../../shared/local';
import { numbered } from '../../test/support/documents';
import { prepare } from './connection.mts';
import { closedLoop, openLoop, type Check, type Figures } from './load.mts';
import { at, milliseconds, type Row } from './report.mts';
import { end, KEY, startQpdfServer, startService, type Server } from './servers.mts';

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

export async function speed({
	seconds,
	clients,
	besideQpdf,
	load,
}: SpeedOptions): Promise<{ readonly rows: Row[]; readonly isGood: boolean }> {
	const document = { name: 'in.pdf', bytes: await numbered(3) };
	const backend = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)) });
	const turned = await backend.run('rotate_pages', [document], decode('rotate_pages', { angle: '90' }));
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
	const closed = ({ server, request, isRight }: Target, duration: number): Promise<Figures> =>
		closedLoop(server.url, request, isRight, clients, duration);

	for (const one of targets) await closed(one, 2);
	const found = new Map<Target, Figures[]>(targets.map((one) => [one, []]));
	for (let round = 0; round < ROUNDS; round++) for (const one of targets) found.get(one)!.push(await closed(one, seconds));
	const most = (one: Target): number => middle(found.get(one)!.map(({ perSecond }) => perSecond));
	const row = (label: string, { perSecond, times, generator }: Figures, ratio: string): Row => [
		label,
		Math.round(perSecond),
		milliseconds(at(times, 0.5)),
		milliseconds(at(times, 0.99)),
		ratio,
		`${Math.round(generator * 100)} %`,
	];
	const rows = targets.map((one) => {
		const figures = together(found.get(one)!);
		const ratio = one === ours ? '' : `${(most(ours) / most(one)).toFixed(1)} times slower`;
		return row(`${one.label}, ${clients} clients`, { ...figures, perSecond: most(one) }, ratio);
	});
	let isGood = targets.every((one) => one === ours || most(ours) >= 5 * most(one));
	if (load !== undefined) {
		const open: Figures[] = [];
		for (let round = 0; round < ROUNDS; round++)
			open.push(await openLoop(ours.server.url, ours.request, ours.isRight, load * most(ours), seconds));
		const figures = together(open);
		const ratio = middle(open.map(({ times }) => at(times, 0.99) / at(times, 0.5)));
		rows.push(
			row(
				`The service at ${load * 100} % of that`,
				figures,
				`99 of 100 is ${ratio.toFixed(1)} × median; ${figures.refused} refused`,
			),
		);
		isGood &&= ratio < 10 && figures.refused === 0;
	}
	await Promise.all(targets.map(({ server }) => end(server)));
	return { rows, isGood };
}

export const SPEED_HEAD: Row = ['Small rotations', 'a second', 'median', '99 of 100', '', 'generator, of one core'];

/** All rounds as one. */
function together(rounds: readonly Figures[]): Figures {
	const mean = (of: (figures: Figures) => number): number => rounds.reduce((sum, one) => sum + of(one), 0) / rounds.length;
	return {
		perSecond: mean(({ perSecond }) => perSecond),
		times: rounds.flatMap(({ times }) => times).sort((one, other) => one - other),
		refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
		generator: mean(({ generator }) => generator),
	};
}

const middle = (values: readonly number[]): number =>
	at(
		[...values].sort((one, other) => one - other),
		0.5,
	);
