import { createContext, useContext } from 'react';
import type { Person } from '#common/contracts/desk/orders.ts';

/** The signed-in person. */
export const PersonContext = createContext<Person>({ name: '', email: '' });

export const usePerson = (): Person => useContext(PersonContext);
