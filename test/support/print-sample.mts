/** Prints which of a hundred numbers a test would take, and how often it would try something that takes long. */
import { amount, sampled } from './sample';

const numbers = sampled(
	Array.from({ length: 100 }, (_, index) => index),
	10,
);
console.log(JSON.stringify({ numbers, often: amount(1000, 10) }));
