import { conforms } from './conforms';

conforms('form');
