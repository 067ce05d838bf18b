/** The problem of a path that does not exist: of an operation that needs more than is lent here, or with the paths that may be meant. */
import { pathOf } from '../../shared/contract/names';
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import type { Port } from '../../shared/contract/operations/types';
import { notHere, operationsWith } from '../../shared/contract/ports';
import { nearest } from '../../shared/contract/suggest';
import { Problem } from '../http/problem';

/** Other paths are not repeated. The search takes time, and the request has no key yet, so the name is short. */
const REPEATED = /^\/(?:[\w-]{1,20}\/)?([\w-]{1,40})\/?$/;

export function unknownPath(path: string, lent: ReadonlySet<Port>): Problem {
	const unavailable = operationNames.find((name) => pathsOf(name).includes(path));
	if (unavailable) return new Problem(404, [], {}, { title: `${unavailable} ${notHere(operationOf(unavailable), lent)}.` });
	const given = REPEATED.exec(path)?.[1];
	const offered = operationsWith(lent);
	const found = given === undefined ? [] : nearest(given, offered);
	const paths = offered.filter((name) => found.includes(name)).map(pathOf);
	// A word that many names share, such as "pages", says too little.
	if (paths.length === 0 || paths.length > 3) return new Problem(404);
	const title = `${path} does not exist: did you mean ${paths.join(' or ')}? See /openapi.json.`;
	return new Problem(404, [], {}, { title });
}

const pathsOf = (name: OperationName): string[] => [pathOf(name), ...(operationOf(name).aliases ?? [])];
