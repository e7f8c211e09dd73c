"""What a lesson asks and how an answer is judged: questions, their fields, wrong rules, grades, hints."""
