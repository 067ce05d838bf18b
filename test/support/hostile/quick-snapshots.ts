import { Session } from 'node:inspector/promises';

/** Makes snapshots of the heap quick: Node 20 takes six times as long for them as long as no debugger is connected. */
export async function quickenSnapshots(): Promise<void> {
	const session = new Session();
	session.connect();
	await session.post('Debugger.enable');
}
