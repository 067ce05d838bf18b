export { examples } from './all';
export { inputsOf, NEW_PASSWORD, parametersOf, withSamples, type Example, type Expected, type Trial } from './example';
