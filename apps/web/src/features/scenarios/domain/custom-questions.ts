export { customQuestions, type ScenarioQuestion as CustomQuestion } from '@rapport/contract';
