import { conforms } from './conforms';

conforms('annotation');
