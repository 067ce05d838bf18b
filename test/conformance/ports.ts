/** In a host that lends nothing, each case that needs a port ends in `unavailable` (docs/semantics.md, D76). */
import { decodeAll } from '../../shared/contract/values/decode';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { isLent, noPorts, portsOf } from '../../shared/contract/ports';
import { localWithoutPorts } from '../support/hosts/local';
import { refusalOf } from '../support/hosts/results';
import type { Case } from './case';
import { attempt, over, parametersOf, type Run } from './run';

/** Whether the operation, or a field of it, needs a port. */
export function asksForPorts(name: OperationName): boolean {
	const { ports, fields } = operationOf(name);
	return ports !== undefined || Object.values(fields).some((field) => field.ports !== undefined);
}

/** The cases that give a result only where a port is lent. */
export async function casesWithPorts(name: OperationName, all: readonly Case[]): Promise<Case[]> {
	const needing: Case[] = [];
	for (const one of all) {
		const { params } = decodeAll(name, await parametersOf(one));
		if (one.gives && !isLent({ ports: portsOf(name, params) }, noPorts)) needing.push(one);
	}
	return needing;
}

export async function checkUnavailable(name: OperationName, one: Case, run: Run = over(localWithoutPorts)): Promise<void> {
	expect([one.title, (await refusalOf(attempt(name, one, run))).code]).toEqual([one.title, 'unavailable']);
}
