export { examples } from './all';
export { inputsOf, NEW_PASSWORD, parametersOf, type Example, type Expected, type Trial } from './example';
