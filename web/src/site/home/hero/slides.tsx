import type { ReactNode } from 'react';
import { BasketScene } from './basket-scene.tsx';
import { FridgeScene } from './fridge-scene.tsx';
import { ReminderScene } from './reminder-scene.tsx';

export interface Slide {
  id: string;
  title: string;
  subtitle: string;
  points: [string, string, string];
  action: string;
  scene: ReactNode;
}

export const slides: Slide[] = [
  {
    id: 'dates',
    title: 'Eat it before it expires.',
    subtitle: 'Crisper keeps the date of everything in your fridge and tells you what to eat first.',
    points: [
      'A countdown to every date, to the minute',
      'Fresh, expiring soon and expired, told apart at a glance',
      'Private notes, because “half left” matters',
    ],
    action: 'Fill your fridge',
    scene: <FridgeScene />,
  },
  {
    id: 'reminders',
    title: 'Tuesday’s nudge saves Friday’s dinner.',
    subtitle: 'A home bins about $3,000 of good food a year. Most of it was simply forgotten.',
    points: [
      'A heads-up from five days before the date',
      'One list: what just expired, then what to eat next',
      'A bell that keeps quiet when nothing is due',
    ],
    action: 'See what is due',
    scene: <ReminderScene />,
  },
  {
    id: 'shopping',
    title: 'Shop for what is missing, not for what is hiding.',
    subtitle:
      'Look at your shelves from the shop, and buy nothing twice. That keeps up to $1,500 a year in your pocket.',
    points: ['60% more efficient shopping', '40% less food in the bin', '3.2 hours back every week'],
    action: 'Check your shelves',
    scene: <BasketScene />,
  },
];
