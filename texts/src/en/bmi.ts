import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import { plural } from './plural.ts';

export const pageTitle = 'BMI checker';
export const pageDescription = 'Your body mass index, and how it changes.';
export const heading = 'Smart BMI Calculator';
export const introduction = 'A number to begin with, not a verdict.';

export const yourNumbers = 'Your numbers';
export const calculator = 'BMI calculator';
export const height = 'Height (cm)';
export const weight = 'Weight (kg)';
export const age = 'Age';
export const gender = 'Gender';
export const chooseGender = 'Select';
export const male = 'Male';
export const female = 'Female';
export const calculate = 'Calculate BMI';
export const completeAllFields = 'Please complete all fields.';
export const reset = 'Reset';

export const yourResult = 'Your result';
export const noResultYet = 'Fill in the form and your result appears here.';
export const yourBmi = 'Your BMI';
export const categoryName: Record<BmiCategory, string> = {
  Underweight: 'Underweight',
  Normal: 'Normal',
  Overweight: 'Overweight',
  Obese: 'Obese',
};
export const viewGuidelines = 'View Guidelines';
export const track = 'Track Progress';
export const tracked = 'Tracked';
export const trackedToast = 'Result added to your progress';
export const removedToast = 'Result removed';

export const progressHeading = 'Your progress';
export const noProgressYet = 'Results that you track are kept here, and nobody else sees them.';
export const allResults = ({ count }: { count: number }) =>
  plural(count, { one: '1 result', other: `All ${count} results` });
export const chart = 'Your BMI over time';
export const resultsTable = 'Your results';
export const dateColumn = 'Date';
export const bmiColumn = 'BMI';
export const categoryColumn = 'Category';
export const weightColumn = 'Weight';
export const actionsColumn = 'Actions';
export const weightInKg = ({ kg }: { kg: string }) => `${kg} kg`;
export const remove = 'Remove';
export const removeWhich = ({ date }: { date: string }) => `the result of ${date}`;

export const guidelinesHeading = ({ category }: { category: string }) => `${category}: guidelines`;
export const recommendations = 'Recommendations';
export const tip = 'Tip: ';
export const closeGuidelines = "Got It - Let's Get Healthier!";

interface Guidelines {
  description: string;
  recommendations: [string, string, string, string];
  tip: string;
}

export const guidelines: Record<BmiCategory, Guidelines> = {
  Underweight: {
    description:
      'Your weight is low for your height. A little more of the right food, regularly, gives your body what it works with.',
    recommendations: [
      'Eat five smaller meals a day instead of three large ones.',
      'Add calories that nourish: nuts, avocado, whole milk, olive oil, eggs.',
      'Have protein with every meal: beans, fish, dairy or meat.',
      'Train with weights twice a week, so that what you gain is muscle.',
    ],
    tip: 'Keep nuts and dried fruit where you can see them. What is in sight gets eaten.',
  },
  Normal: {
    description:
      'Your weight suits your height. What you do works; the aim now is to keep doing it without thinking about it.',
    recommendations: [
      'Fill half of your plate with vegetables and fruit.',
      'Choose whole grains over white ones most of the time.',
      'Move for at least 150 minutes a week, in any way you like.',
      'Sleep seven to nine hours; tired people reach for sugar.',
    ],
    tip: 'Shop for three days at a time. Fresh food in small amounts is eaten, not thrown away.',
  },
  Overweight: {
    description:
      'Your weight is somewhat high for your height. Small changes that last do more than a strict month.',
    recommendations: [
      'Serve yourself on smaller plates, and wait ten minutes before a second helping.',
      'Drink water or tea in place of sweet drinks.',
      'Cook at home four evenings a week; you decide what goes in.',
      'Walk for thirty minutes a day, in one go or in three.',
    ],
    tip: 'Put cut vegetables at eye level in your fridge, and the treats at the back of the bottom shelf.',
  },
  Obese: {
    description:
      'Your weight is high for your height, which strains heart and joints. Losing even a twentieth of it helps noticeably.',
    recommendations: [
      'Talk to your doctor before you begin, and ask for a dietitian.',
      'Write down what you eat for a week; knowing comes before changing.',
      'Make vegetables and protein the larger part of each meal.',
      'Begin with gentle movement: walking, swimming or cycling, ten minutes at a time.',
    ],
    tip: 'Plan tomorrow’s meals tonight from what is already in your fridge. A plan beats a craving.',
  },
};
