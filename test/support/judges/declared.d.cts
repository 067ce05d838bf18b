import type { Program } from './programs.cjs';

export interface Declared {
	readonly programs?: readonly Program[];
	readonly judges?: readonly Program[];
}
export function declare(declared: Declared): void;
export function withdraw(declared: Declared): void;
/** Another Node than the running one may be started. */
export function declareNode(file: string): void;
/** From now on, programs that are not declared are refused. Measurements declare nothing, and are not watched. */
export function watch(): void;
/** @throws if the running tests have not declared that they ask this judge. */
export function demandJudge(judge: Program): void;
/** @throws if the running tests may not start this file: only Node, what npm installed, and declared programs where they were found. */
export function demandFile(file: string): void;
